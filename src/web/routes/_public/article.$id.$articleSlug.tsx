import { createFileRoute, redirect } from '@tanstack/react-router'
import { getGetArticleSuspenseQueryOptions } from '#generated/portal/client/resources.ts'
import { ArticlePage } from '#web/features/articles/article-page.tsx'
import { ArticlePending } from '#web/features/articles/article-pending.tsx'

export const Route = createFileRoute('/_public/article/$id/$articleSlug')({
  loader: async ({ context, params: { id, articleSlug } }) => {
    const article = await context.queryClient.ensureQueryData(getGetArticleSuspenseQueryOptions(id))
    if (article.slug === articleSlug) return article
    throw redirect({ to: '/article/$id/$articleSlug', params: { id, articleSlug: article.slug }, replace: true })
  },
  head: ({ loaderData: article }) => ({
    meta: [
      { title: article?.name ?? 'Article' },
      { name: 'description', content: article?.summary ?? '' },
      { property: 'og:type', content: 'article' },
      { property: 'og:image', content: article?.image ?? '' },
    ],
  }),
  pendingComponent: ArticlePending,
  component: function Page() {
    return <ArticlePage id={Route.useParams().id} />
  },
})

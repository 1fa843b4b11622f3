import { createFileRoute } from '@tanstack/react-router'
import { ArticlePage } from '#web/features/articles/article-page.tsx'
import { ArticlePending } from '#web/features/articles/article-pending.tsx'
import { openArticle } from '#web/features/articles/open-article.ts'

export const Route = createFileRoute('/_public/article/$id/$articleSlug')({
  loader: ({ context, params }) => openArticle(context.queryClient, params),
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

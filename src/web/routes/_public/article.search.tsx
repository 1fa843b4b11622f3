import { createFileRoute } from '@tanstack/react-router'
import { articleQueries } from '#web/api/article-queries.ts'
import { askable, readQuery } from '#web/features/articles/query.ts'
import { SearchPage, SearchPending } from '#web/features/articles/search-page.tsx'

export const Route = createFileRoute('/_public/article/search')({
  validateSearch: readQuery,
  loaderDeps: ({ search }) => ({ asked: askable(search) }),
  loader: ({ context, deps: { asked } }) =>
    asked === undefined ? undefined : context.queryClient.ensureQueryData(articleQueries.search(asked)),
  head: () => ({ meta: [{ title: 'Search results' }, { name: 'robots', content: 'noindex' }] }),
  pendingComponent: SearchPending,
  component: function Page() {
    return <SearchPage query={Route.useSearch().query} asked={Route.useLoaderDeps().asked} />
  },
})

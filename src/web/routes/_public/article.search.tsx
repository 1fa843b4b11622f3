import { createFileRoute } from '@tanstack/react-router'
import { getSearchArticlesSuspenseQueryOptions } from '#generated/portal/client/resources.ts'
import { validQuery } from '#web/api/search-query.ts'
import { readQuery } from '#web/features/articles/read-query.ts'
import { SearchPage, SearchPending } from '#web/features/articles/search-page.tsx'

export const Route = createFileRoute('/_public/article/search')({
  validateSearch: readQuery,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, cause }) => {
    const asked = validQuery(deps)
    if (asked === undefined) return
    const results = queryClient.prefetchQuery(getSearchArticlesSuspenseQueryOptions({ keyword: asked }))
    // The page opens without its results: until the loaders end, the prerendered page without a query would stay.
    if (cause !== 'enter') await results
  },
  head: () => ({ meta: [{ title: 'Search results' }, { name: 'robots', content: 'noindex' }] }),
  pendingComponent: function Pending() {
    return <SearchPending query={Route.useSearch().query} />
  },
  component: function Page() {
    const search = Route.useSearch()
    return <SearchPage query={search.query} asked={validQuery(search)} />
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { getSearchArticlesSuspenseQueryOptions } from '#generated/portal/client/resources.ts'
import { validQuery } from '#web/api/search-query.ts'
import { readQuery } from '#web/features/articles/read-query.ts'
import { SearchPage, SearchPending } from '#web/features/articles/search-page.tsx'

export const Route = createFileRoute('/_public/article/search')({
  validateSearch: readQuery,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    const asked = validQuery(deps)
    return asked === undefined
      ? undefined
      : context.queryClient.ensureQueryData(getSearchArticlesSuspenseQueryOptions({ keyword: asked }))
  },
  head: () => ({ meta: [{ title: 'Search results' }, { name: 'robots', content: 'noindex' }] }),
  pendingComponent: SearchPending,
  component: function Page() {
    const search = Route.useSearch()
    return <SearchPage query={search.query} asked={validQuery(search)} />
  },
})

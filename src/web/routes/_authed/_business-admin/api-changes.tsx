import { createFileRoute } from '@tanstack/react-router'
import { getGetApiChangesSuspenseQueryOptions } from '#generated/admin/client/api-changes.ts'
import { ApiChanges, type ApiChangesSearch } from '#web/features/api-changes/api-changes.tsx'
import { ApiChangesPending } from '#web/features/api-changes/api-changes-frame.tsx'

export const Route = createFileRoute('/_authed/_business-admin/api-changes')({
  head: () => ({ meta: [{ title: 'API changes' }] }),
  validateSearch: ({ product, show }: Record<string, unknown>): ApiChangesSearch => ({
    ...(typeof product === 'string' && product && { product }),
    ...(typeof show === 'string' && show && { show }),
  }),
  loaderDeps: ({ search: { product } }) => (product ? { product } : {}),
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(getGetApiChangesSuspenseQueryOptions(deps)),
  pendingComponent: ApiChangesPending,
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return <ApiChanges {...Route.useSearch()} onChoose={(search) => navigate({ search, replace: true })} />
}

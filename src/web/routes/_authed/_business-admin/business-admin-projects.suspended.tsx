import { createFileRoute } from '@tanstack/react-router'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { SuspendedPending } from '#web/features/review/lists/list-frame.tsx'
import { ProjectsOfCountry } from '#web/features/review/projects-of-country.tsx'

type Search = { provider?: string }

export const Route = createFileRoute('/_authed/_business-admin/business-admin-projects/suspended')({
  head: () => ({ meta: [{ title: 'Suspended Projects' }] }),
  validateSearch: ({ provider }: Record<string, unknown>): Search => (typeof provider === 'string' ? { provider } : {}),
  loader: ({ context }) => context.queryClient.ensureQueryData(getGetConfigsSuspenseQueryOptions()),
  pendingComponent: SuspendedPending,
  component: Suspended,
})

function Suspended() {
  const { provider } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ProjectsOfCountry
      list="suspended"
      provider={provider}
      onChoose={(chosen) => navigate({ search: { provider: chosen }, replace: true })}
    />
  )
}

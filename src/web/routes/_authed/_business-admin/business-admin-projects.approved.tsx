import { createFileRoute } from '@tanstack/react-router'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { ApprovedPending } from '#web/features/review/lists/list-frame.tsx'
import { ProjectsOfCountry } from '#web/features/review/projects-of-country.tsx'

type Search = { provider?: string }

export const Route = createFileRoute('/_authed/_business-admin/business-admin-projects/approved')({
  head: () => ({ meta: [{ title: 'Approved Projects' }] }),
  validateSearch: ({ provider }: Record<string, unknown>): Search => (typeof provider === 'string' ? { provider } : {}),
  loader: ({ context }) => context.queryClient.ensureQueryData(getGetConfigsSuspenseQueryOptions()),
  pendingComponent: ApprovedPending,
  component: Approved,
})

function Approved() {
  const { provider } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ProjectsOfCountry
      list="approved"
      provider={provider}
      onChoose={(chosen) => navigate({ search: { provider: chosen }, replace: true })}
    />
  )
}

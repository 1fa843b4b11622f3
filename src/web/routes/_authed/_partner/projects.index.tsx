import { createFileRoute, useRouter } from '@tanstack/react-router'
import { getListProjectsSuspenseQueryOptions } from '#generated/portal/client/projects.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { ProjectList } from '#web/features/projects/project-list.tsx'
import { closeDialog } from '../../-close-dialog.ts'

type Search = { create?: true }

export const Route = createFileRoute('/_authed/_partner/projects/')({
  head: () => ({ meta: [{ title: 'Projects' }] }),
  validateSearch: ({ create }: Record<string, unknown>): Search => (create === true ? { create } : {}),
  loader: ({ context }) => context.queryClient.ensureQueryData(getListProjectsSuspenseQueryOptions(wholeList)),
  component: Projects,
})

function Projects() {
  const navigate = Route.useNavigate()
  const router = useRouter()
  const { create = false } = Route.useSearch()
  return (
    <ProjectList
      creating={create}
      onCreate={() => navigate({ search: { create: true } })}
      onClose={() => closeDialog(router)}
    />
  )
}

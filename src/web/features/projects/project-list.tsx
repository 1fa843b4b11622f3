import { messages } from '#domain/messages.ts'
import { useListProjectsSuspense } from '#generated/portal/client/projects.ts'
import type { ProjectRow } from '#generated/portal/model/projectRow.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { lazyDialog } from '#web/entities/lazy-dialog.tsx'
import { TextLink } from '#web/entities/link.tsx'
import { ProjectStatus } from '#web/entities/project/project-status.tsx'
import { showError } from '#web/stores/error-modal.ts'
import { cellOf, DateCell } from '#web/table/cells.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { columnsOf } from '#web/table/features.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Screen } from '#web/ui/screen.tsx'

// The wizard is fetched when it is opened: the list is looked at far more often.
const CreateProject = lazyDialog(async () => (await import('./create/create-project.tsx')).CreateProject)

const column = columnsOf<ProjectRow>()
const columns = column.columns([
  column.accessor('projectName', {
    header: 'Name',
    meta: { width: '50%' },
    cell: ({ row }) => (
      <TextLink to="/projects/$projectId" params={{ projectId: row.original.id }} quiet fontWeight="medium">
        {row.original.projectName}
      </TextLink>
    ),
  }),
  column.accessor('createDate', { header: 'Date created', meta: { width: '25%' }, cell: cellOf(DateCell) }),
  column.accessor('status', {
    header: 'Status',
    meta: { width: '25%' },
    cell: ({ row: { original } }) => (
      <ProjectStatus status={original.status} isYourTurn={Boolean(original.changesRequestedOn)} />
    ),
  }),
])

/** An empty shelf and a first box above it. */
const shelf = (
  <>
    <path d="M16 92h128" />
    <path d="M28 92V64h28v28M104 92V56h32v36" strokeDasharray="3 6" />
    <path d="M64 92V52h32v40M64 52l6-8h32l-6 8M96 52l6-8v38l-6 10" />
    <path data-accent d="M80 32V12m-8 8 8-8 8 8" />
  </>
)

type Props = {
  /** The wizard is open; it lives in the URL, so that a link can open it and Back closes it. */
  creating: boolean
  onCreate: () => void
  onClose: () => void
}

export function ProjectList({ creating, onCreate, onClose }: Props) {
  const { items: projects } = useListProjectsSuspense(wholeList).data
  const create = <Button onClick={onCreate}>Create Project</Button>
  const close = (problem: unknown) => {
    onClose()
    if (problem) showError(problem)
  }
  return (
    <Screen title="Projects" action={projects.length > 0 && create}>
      <DataTable
        label="Projects"
        columns={columns}
        rows={projects}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            drawing={shelf}
            note="A project holds the keys, product codes and addresses of one of your services."
            action={create}
          >
            {messages.projects.empty}
          </EmptyState>
        }
      />
      {creating && <CreateProject onClose={close} />}
    </Screen>
  )
}

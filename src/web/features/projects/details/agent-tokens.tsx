import { useMemo, useState } from 'react'
import { can } from '#domain/capabilities.ts'
import { fromPortalStatus } from '#domain/project-states.ts'
import { useListAgentTokens, useRevokeAgentToken } from '#generated/portal/client/agent-tokens.ts'
import type { AgentToken } from '#generated/portal/model/agentToken.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { lazyDialog } from '#web/entities/lazy-dialog.tsx'
import { QueryState } from '#web/entities/query-state.tsx'
import { useDeleteDialog } from '#web/entities/use-delete-dialog.ts'
import { useSession } from '#web/stores/session.ts'
import { CodeCell, cellOf, DateCell } from '#web/table/cells.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { columnsOf } from '#web/table/features.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { ScreenSection } from '#web/ui/screen.tsx'
import { CredentialStatus, LastUsed } from './credential-cells.tsx'

// The form is loaded when it is opened.
const CreateAgentToken = lazyDialog(async () => (await import('./create-agent-token.tsx')).CreateAgentToken)

type Row = AgentToken & { projectId: string }

const column = columnsOf<Row>()
const columns = column.columns([
  column.accessor('name', { header: 'Name', meta: { width: '24%' } }),
  column.accessor('token', { header: 'Token', meta: { width: '18%' }, cell: cellOf(CodeCell) }),
  column.accessor(({ lastUsedOn }) => lastUsedOn ?? undefined, {
    id: 'lastUsedOn',
    header: 'Last used',
    meta: { width: '16%' },
    cell: cellOf(LastUsed),
  }),
  column.accessor('expiresOn', { header: 'Expires', meta: { width: '16%' }, cell: cellOf(DateCell) }),
  column.accessor('status', { header: 'Status', meta: { width: '14%' }, cell: cellOf(CredentialStatus) }),
  column.display({
    id: 'actions',
    header: 'Actions',
    meta: { width: '12%', align: 'end' },
    cell: ({ row }) => row.original.status === 'active' && <RevokeToken token={row.original} />,
  }),
])

/** The agent tokens of a project, which open its sandbox. */
export function AgentTokens({ project }: { project: Project }) {
  const { projectId, status } = project
  const [creating, setCreating] = useState(false)
  const read = useListAgentTokens(projectId)
  const { data } = read
  const rows = useMemo(() => data?.items.map((token) => ({ ...token, projectId })), [data, projectId])
  const role = useSession(({ userRole }) => userRole)
  const decision = role && can.createAgentToken({ role }, { state: fromPortalStatus(status) })
  return (
    <ScreenSection
      id="agent-tokens"
      title="Agent tokens"
      note="For an assistant that calls your sandbox and reads the documentation for you."
      action={
        <Button size="sm" onClick={() => setCreating(true)} disabled={!data} disabledReason={decision?.because}>
          Create agent token
        </Button>
      }
    >
      <QueryState read={read} what="agent tokens" />
      {rows && (
        <DataTable
          label="Agent tokens"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          empty="No agent token yet. Create one to connect an assistant to the sandbox."
        />
      )}
      {creating && data && (
        <CreateAgentToken projectId={projectId} serverUrl={data.serverUrl} onClose={() => setCreating(false)} />
      )}
    </ScreenSection>
  )
}

/** Also offered on a suspended project: a leaked token must always be stoppable. */
function RevokeToken({ token: { id, projectId, name } }: { token: Row }) {
  const { isOpen, open, close, mutation } = useDeleteDialog('agent-tokens')
  const { mutate, isPending } = useRevokeAgentToken({ mutation })
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={`Revoke ${name}`} onClick={open}>
        Revoke
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Revoke this agent token?"
          confirm="Revoke token"
          pending={isPending}
          onConfirm={() => mutate({ projectId, tokenId: id })}
          onClose={close}
        >
          Every request that carries the token of {name} is refused from now on. This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  )
}

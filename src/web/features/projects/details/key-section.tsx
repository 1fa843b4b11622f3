import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { formatDate, keyExpiry } from '#domain/dates.ts'
import { type Environment, environments } from '#domain/environments.ts'
import { fromPortalStatus } from '#domain/project-states.ts'
import { useRevokeKey } from '#generated/portal/client/keys.ts'
import type { Credential } from '#generated/portal/model/credential.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { isKnownEnvironment } from '#web/entities/project/unknown-values.ts'
import { useDeleteDialog } from '#web/entities/use-delete-dialog.ts'
import { forgetRevokedKey } from '#web/stores/sandbox-keys.ts'
import { CodeCell, cellOf, DateCell } from '#web/table/cells.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { columnsOf } from '#web/table/features.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { ScreenSection } from '#web/ui/screen.tsx'
import { CredentialStatus, LastUsed } from './credential-cells.tsx'
import { keyEnvironments } from './environments.ts'
import { GenerateKey } from './generate-key.tsx'

type Row = Credential & { projectId: string }

const column = columnsOf<Row>()
const columns = column.columns([
  column.accessor('accessKey', { header: 'Key', meta: { width: '22%' }, cell: cellOf(CodeCell) }),
  column.accessor('createdOn', { header: 'Created', meta: { width: '16%' }, cell: cellOf(DateCell) }),
  column.accessor(({ lastUsedOn }) => lastUsedOn ?? undefined, {
    id: 'lastUsedOn',
    header: 'Last used',
    meta: { width: '16%' },
    cell: cellOf(LastUsed),
  }),
  column.accessor('accessKeyExpiredOn', { header: 'Expires', meta: { width: '20%' }, cell: cellOf(KeyExpiry) }),
  column.accessor('status', { header: 'Status', meta: { width: '14%' }, cell: cellOf(CredentialStatus) }),
  column.display({
    id: 'actions',
    header: 'Actions',
    meta: { width: '12%', align: 'end' },
    cell: ({ row }) => row.original.status === 'active' && <RevokeKey credential={row.original} />,
  }),
])

/** The keys of the environment; of a suspended project the live ones as well. */
export function Keys({ project, environment }: { project: Project; environment: Environment }) {
  const shown = keyEnvironments(fromPortalStatus(project.status), environment, project.credentials)
  return (
    <Stack gap="6">
      {shown.map((each) => (
        <KeySection key={each} project={project} environment={each} />
      ))}
    </Stack>
  )
}

function KeySection({ project, environment }: { project: Project; environment: Environment }) {
  const rows = useMemo(() => keysOf(project, environment), [project, environment])
  const name = `${environments[environment].label} keys`
  const suspended = project.status === 'SUSPENDED'
  return (
    <ScreenSection
      id={headingId(environment)}
      title={name}
      note={
        environment === 'live' &&
        suspended &&
        'These keys do not work while the project is suspended, and work again when it is reinstated. Revoke a key that may have leaked.'
      }
      action={<GenerateKey project={project} environment={environment} />}
    >
      <DataTable
        label={name}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={`No ${environment} key yet.${suspended ? '' : ' Generate one to make your first call.'}`}
      />
    </ScreenSection>
  )
}

const headingId = (environment: string) => `${environment}-keys`

const keysOf = ({ projectId, credentials }: Project, environment: Environment): Row[] =>
  credentials
    .filter((key) => isKnownEnvironment(key.environment) && key.environment === environment)
    .map((key) => ({ ...key, projectId }))

const expiryColors = { valid: 'inherit', expiring: 'pending.fg', expired: 'danger.fg' }

/** The date, a warning in the last 31 days, or how long ago the key expired. */
function KeyExpiry({ value: expiresOn }: { value: string }) {
  const { state, label } = keyExpiry(expiresOn, new Date())
  return (
    <Flex
      as="span"
      inline
      align="center"
      gap="2"
      whiteSpace="nowrap"
      color={expiryColors[state]}
      title={formatDate(expiresOn)}
    >
      {state === 'expiring' && <TriangleAlert size={14} aria-hidden />}
      {state === 'valid' ? formatDate(expiresOn) : label}
    </Flex>
  )
}

/** Also offered on a suspended project: a leaked key must always be stoppable. */
function RevokeKey({ credential }: { credential: Row }) {
  const { isOpen, open, close, mutation } = useDeleteDialog(headingId(credential.environment))
  const onSuccess = () => {
    forgetRevokedKey(credential.projectId, credential.accessKey)
    mutation.onSuccess()
  }
  const { mutate, isPending } = useRevokeKey({ mutation: { ...mutation, onSuccess } })
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={`Revoke ${credential.accessKey}`} onClick={open}>
        Revoke
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Revoke this key?"
          confirm="Revoke key"
          pending={isPending}
          onConfirm={() => mutate({ keyId: credential.id })}
          onClose={close}
        >
          Every call that carries {credential.accessKey} is refused from now on. This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  )
}

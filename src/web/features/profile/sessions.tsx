import { useState } from 'react'
import { getListSessionsQueryKey, useListSessions, useRevokeSession } from '#generated/portal/client/user.ts'
import type { Session } from '#generated/portal/model/session.ts'
import { isAppError } from '#web/api/errors.ts'
import { queryClient } from '#web/api/query-client.ts'
import { QueryState } from '#web/entities/query-state.tsx'
import { showToast, toastError } from '#web/stores/toast.ts'
import { cellOf, DateTimeCell } from '#web/table/cells.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { columnsOf } from '#web/table/features.ts'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { closeToSection } from '#web/ui/focus-heading.ts'
import { Screen } from '#web/ui/screen.tsx'
import { browserName } from './browser-name.ts'
import { ChangePassword } from './change-password.tsx'
import { NotificationsLink } from './notifications-link.tsx'
import { SessionsFrame, sessionsId } from './sessions-frame.tsx'

const column = columnsOf<Session>()
const columns = column.columns([
  column.accessor(({ userAgent }) => browserName(userAgent), {
    id: 'browser',
    header: 'Browser',
    meta: { width: '26%' },
  }),
  column.accessor('ipAddress', { header: 'Address', meta: { width: '18%' } }),
  column.accessor('createdOn', { header: 'Signed in', meta: { width: '18%' }, cell: cellOf(DateTimeCell) }),
  column.accessor('lastSeenOn', { header: 'Last used', meta: { width: '18%' }, cell: cellOf(DateTimeCell) }),
  column.display({
    id: 'actions',
    header: 'Actions',
    meta: { width: '20%', align: 'end' },
    cell: ({ row: { original } }) =>
      original.current ? <StatusBadge tone="live">This session</StatusBadge> : <Revoke session={original} />,
  }),
])

/** Where the account is signed in; each other session can be revoked. */
export function Sessions() {
  const read = useListSessions()
  const { data } = read
  return (
    <SessionsFrame action={<ChangePassword />}>
      <QueryState read={read} what="sessions" />
      {data && <DataTable label="Sessions" columns={columns} rows={data.items} rowKey={({ id }) => id} empty={null} />}
    </SessionsFrame>
  )
}

/** The account page of staff without a profile. */
export const SessionsPage = () => (
  <Screen title="Password and sessions">
    <NotificationsLink />
    <Sessions />
  </Screen>
)

function Revoke({ session: { id, userAgent, ipAddress } }: { session: Session }) {
  const [asking, setAsking] = useState(false)
  const name = browserName(userAgent)
  const onRevoked = () => {
    closeToSection(() => setAsking(false), sessionsId)
    showToast('The session has ended.')
  }
  const { mutate, isPending } = useRevokeSession({
    mutation: {
      onSuccess: onRevoked,
      onError: async (problem) => {
        await queryClient.invalidateQueries({ queryKey: getListSessionsQueryKey() })
        // It had already ended elsewhere.
        if (isAppError(problem) && problem.code === 'not-found') return onRevoked()
        setAsking(false)
        toastError(problem)
      },
    },
  })
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={`Revoke ${name}, ${ipAddress}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      {asking && (
        <ConfirmDialog
          title="Revoke this session?"
          confirm="Revoke session"
          pending={isPending}
          onConfirm={() => mutate({ sessionId: id })}
          onClose={() => setAsking(false)}
        >
          {name} at {ipAddress} is signed out at once. Unsaved changes there are lost.
        </ConfirmDialog>
      )}
    </>
  )
}

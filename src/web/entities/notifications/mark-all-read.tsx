import { useMarkNotificationsRead } from '#generated/portal/client/notifications.ts'
import type { Notification } from '#generated/portal/model/notification.ts'
import { messageOf } from '#web/api/errors.ts'
import { queryClient } from '#web/api/query-client.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { refetch } from './refetch.ts'

/** Marks what the person has seen: `newest` and all before it. What arrives meanwhile stays unread. */
export function MarkAllRead({ newest, unread }: { newest: Notification | undefined; unread: number }) {
  const { mutate, isPending } = useMarkNotificationsRead({
    mutation: {
      onSuccess: () => refetch(queryClient, { projectIds: [] }),
      onError: (problem) => showToast(messageOf(problem), { kind: 'error' }),
    },
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={isPending}
      disabledReason={unread === 0 ? 'All notifications are read.' : undefined}
      onClick={() => newest && mutate({ data: { upTo: newest.sequence } })}
    >
      Mark all as read
    </Button>
  )
}

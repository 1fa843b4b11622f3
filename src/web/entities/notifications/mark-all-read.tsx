import { useMarkNotificationsRead } from '#generated/portal/client/notifications.ts'
import type { Notification } from '#generated/portal/model/notification.ts'
import { toastError } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'

/** Marks what the person has seen: `newest` and all before it. What arrives meanwhile stays unread. */
export function MarkAllRead({ newest, unread }: { newest: Notification | undefined; unread: number }) {
  const { mutate, isPending } = useMarkNotificationsRead({
    mutation: { onError: toastError },
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

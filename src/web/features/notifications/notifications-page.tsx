import { Box } from '@chakra-ui/react/box'
import { useListNotificationsInfinite } from '#generated/portal/client/notifications.ts'
import { MarkAllRead } from '#web/entities/notifications/mark-all-read.tsx'
import { NoNotifications, NotificationList } from '#web/entities/notifications/notification-list.tsx'
import { QueryState } from '#web/entities/query-state.tsx'
import { useScrollToPlace } from '#web/entities/use-scroll-to-place.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Preferences } from './preferences.tsx'

/** All notifications of the person, and where each kind arrives. */
export function NotificationsPage() {
  const list = useListNotificationsInfinite(
    { limit: 20 },
    { query: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined } },
  )
  // The list above the preferences has its height once it is read.
  useScrollToPlace(!list.isPending)
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const unread = list.data?.pages[0]?.unread ?? 0
  return (
    <Screen
      title="Notifications"
      description="What happened to the projects that concern you, newest first."
      action={items.length > 0 && <MarkAllRead newest={items[0]} unread={unread} />}
    >
      <Card title="All notifications">
        <QueryState read={list} what="notifications" />
        {list.data && items.length === 0 && <NoNotifications />}
        <NotificationList items={items} label="All notifications" />
        {list.hasNextPage && (
          <Box>
            <Button variant="secondary" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Show older ones
            </Button>
          </Box>
        )}
      </Card>
      <Preferences />
    </Screen>
  )
}

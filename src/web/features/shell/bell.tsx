import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Span } from '@chakra-ui/react/span'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { Bell as BellIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { counted } from '#domain/counts.ts'
import { useListNotifications } from '#generated/portal/client/notifications.ts'
import type { ListNotifications200 } from '#generated/portal/model/listNotifications200.ts'
import { queryClient } from '#web/api/query-client.ts'
import { TextLink } from '#web/entities/link.tsx'
import { followNews } from '#web/entities/notifications/follow-news.ts'
import { MarkAllRead } from '#web/entities/notifications/mark-all-read.tsx'
import { NoNotifications, NotificationList } from '#web/entities/notifications/notification-list.tsx'
import { refetch } from '#web/entities/notifications/refetch.ts'
import { QueryState } from '#web/entities/query-state.tsx'
import { setFollowed } from '#web/stores/news.ts'
import { useSession } from '#web/stores/session.ts'
import { Popover } from '#web/ui/popover.tsx'

const shown = 8

/** The unread count, and the newest notifications in a popover. */
export function Bell() {
  const [isOpened, setOpened] = useState(false)
  const read = useListNotifications({ limit: shown })
  const { data } = read
  const unread = data?.unread ?? 0
  const arrived = useArrived(data?.unread)
  useNews()
  return (
    <>
      <Popover
        label="Notifications"
        width={416}
        onOpen={() => setOpened(true)}
        trigger={<BellButton unread={unread} />}
      >
        <Box maxH="min(560px, calc(100dvh - 96px))" overflowY="auto">
          {isOpened && data && <NewestNotifications data={data} />}
          {isOpened && !data && (
            <Box p="2">
              <QueryState read={read} what="notifications" />
            </Box>
          )}
        </Box>
      </Popover>
      <VisuallyHidden role="status">{arrived}</VisuallyHidden>
    </>
  )
}

function BellButton({ unread, ...rest }: { unread: number; popoverTarget?: string }) {
  return (
    <chakra.button
      position="relative"
      display="inline-grid"
      placeItems="center"
      w="10"
      h="10"
      borderRadius="md"
      cursor="pointer"
      _hover={{ bg: 'hover' }}
      type="button"
      aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
      {...rest}
    >
      <BellIcon size={18} aria-hidden />
      {unread > 0 && (
        <Span
          position="absolute"
          top="2px"
          left="20px"
          minW="4"
          px="1"
          borderRadius="full"
          bg="brand.solid"
          color="brand.on"
          fontSize="xs"
          lineHeight="1.4"
          fontWeight="medium"
          aria-hidden
        >
          {unread > 99 ? '99+' : unread}
        </Span>
      )}
    </chakra.button>
  )
}

/** A sentence when the count has grown, for screen readers. */
function useArrived(unread: number | undefined): string {
  const [seen, setSeen] = useState({ unread, label: '' })
  if (unread !== undefined && unread !== seen.unread) {
    const more = seen.unread === undefined ? 0 : unread - seen.unread
    setSeen({ unread, label: more > 0 ? counted(more, 'new notification') : '' })
  }
  return seen.label
}

/** Until the session ends; the page stays below the dialog that says so. */
function useNews(): void {
  const isLoggedIn = useSession((session) => session.isLoggedIn)
  useEffect(() => {
    if (!isLoggedIn) return
    const ending = new AbortController()
    const onNews: Parameters<typeof followNews>[0] = (news) => {
      setFollowed(news !== null)
      refetch(queryClient, news === 'missed' ? { projectIds: 'all' } : (news ?? { projectIds: [] }))
    }
    followNews(onNews, ending.signal)
    return () => ending.abort()
  }, [isLoggedIn])
}

/** What the bell shows when it is open. */
function NewestNotifications({ data: { items, unread } }: { data: ListNotifications200 }) {
  return (
    <Stack gap="2" p="2">
      <HStack justify="space-between" gap="3">
        <Text fontWeight="semibold">Notifications</Text>
        {items.length > 0 && <MarkAllRead newest={items[0]} unread={unread} />}
      </HStack>
      {items.length === 0 && <NoNotifications />}
      <NotificationList items={items} label="Newest notifications" />
      <Flex pt="1">
        <TextLink to="/notifications">See all and choose what you get</TextLink>
      </Flex>
    </Stack>
  )
}

import { Flex } from '@chakra-ui/react/flex'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ListNotifications200 } from '#generated/portal/model/listNotifications200.ts'
import { TextLink } from '#web/entities/link.tsx'
import { MarkAllRead } from './mark-all-read.tsx'
import { NotificationList } from './notification-list.tsx'

/** What the bell shows when it is open. */
export function NewestNotifications({ data: { items, unread } }: { data: ListNotifications200 }) {
  return (
    <Stack gap="2" p="2">
      <HStack justify="space-between" gap="3">
        <Text fontWeight="semibold">Notifications</Text>
        {items.length > 0 && <MarkAllRead newest={items[0]} unread={unread} />}
      </HStack>
      {items.length === 0 && <Text color="muted">You have no notifications yet.</Text>}
      <NotificationList items={items} label="Newest notifications" />
      <Flex pt="1">
        <TextLink to="/notifications">See all and choose what you get</TextLink>
      </Flex>
    </Stack>
  )
}

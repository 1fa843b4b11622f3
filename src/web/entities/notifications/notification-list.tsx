import { Box } from '@chakra-ui/react/box'
import { Circle } from '@chakra-ui/react/circle'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { formatDateTime } from '#domain/dates.ts'
import { useMarkNotificationsRead } from '#generated/portal/client/notifications.ts'
import type { Notification } from '#generated/portal/model/notification.ts'
import { TextLink } from '#web/entities/link.tsx'

export const NoNotifications = () => <Text color="muted">You have no notifications yet.</Text>

/** Newest first. Following a link marks its notification as read. */
export function NotificationList({ items, label }: { items: Notification[]; label: string }) {
  const { mutate } = useMarkNotificationsRead()
  return (
    <Stack as="ul" gap="0" listStyleType="none" aria-label={label}>
      {items.map((item) => (
        <Box as="li" key={item.id} py="3" borderBottomWidth="1px" borderColor="line" _last={{ borderBottomWidth: '0' }}>
          <Item item={item} onOpen={() => item.readOn === null && mutate({ data: { ids: [item.id] } })} />
        </Box>
      ))}
    </Stack>
  )
}

function Item({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  const { title, text, quote, path, action, createdOn, readOn } = item
  return (
    <HStack align="start" gap="3">
      <Circle
        size="2"
        mt="2"
        flexShrink="0"
        bg={readOn ? 'transparent' : 'brand.solid'}
        _highContrast={{ bg: readOn ? 'transparent' : 'Highlight' }}
        aria-hidden
      />
      <Stack gap="1" minW="0" overflowWrap="anywhere">
        <Text fontWeight={readOn ? 'normal' : 'medium'}>
          {!readOn && <VisuallyHidden>Unread: </VisuallyHidden>}
          {title}
        </Text>
        <Text color="muted">{text}</Text>
        {quote && (
          <Text
            color="muted"
            pl="3"
            borderLeftWidth="2px"
            borderColor="line.strong"
            whiteSpace="pre-line"
            lineClamp="4"
          >
            {quote}
          </Text>
        )}
        <HStack wrap="wrap" gap="3">
          <TextLink to={path} onClick={onOpen} aria-label={`${action}: ${title}`}>
            {action}
          </TextLink>
          <Text textStyle="caption" color="muted">
            {formatDateTime(createdOn)}
          </Text>
        </HStack>
      </Stack>
    </HStack>
  )
}

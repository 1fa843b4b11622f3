import { Text } from '@chakra-ui/react/text'
import { TextLink } from '#web/entities/link.tsx'
import { Card } from '#web/ui/card.tsx'

/** Leads from a profile to the preferences, which are below the list of notifications. */
export const NotificationsLink = () => (
  <Card title="Notifications">
    <Text>
      <TextLink to="/notifications" hash="preferences">
        Choose what you get in the portal and by email
      </TextLink>
    </Text>
  </Card>
)

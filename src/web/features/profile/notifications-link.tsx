import { Text } from '@chakra-ui/react/text'
import { Link } from '@tanstack/react-router'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/link.tsx'

/** Leads from a profile to the preferences, which are below the list of notifications. */
export const NotificationsLink = () => (
  <Card title="Notifications">
    <Text>
      <TextLink asChild>
        <Link to="/notifications" hash="preferences">
          Choose what you get in the portal and by email
        </Link>
      </TextLink>
    </Text>
  </Card>
)

import { useSuspenseQuery } from '@tanstack/react-query'
import { userQueries } from '#web/api/user-queries.ts'
import { Card } from '#web/ui/card.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Screen } from '#web/ui/screen.tsx'

/** What a partner tells us of the company, the person who represents it, and its bank. */
export function PartnerProfile() {
  const { data: user } = useSuspenseQuery(userQueries.me())
  return (
    <Screen title="Profile">
      <Card title="Representative">
        <DescriptionList
          items={[
            ['Business email', user.emailId],
            ['Full name', user.fullName],
          ]}
        />
      </Card>
    </Screen>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { userQueries } from '#web/api/user-queries.ts'
import { Card } from '#web/ui/card.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Screen } from '#web/ui/screen.tsx'

/** The person behind a staff account. */
export function UserProfile() {
  const { data: user } = useSuspenseQuery(userQueries.me())
  return (
    <Screen title="Profile">
      <Card title="You">
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

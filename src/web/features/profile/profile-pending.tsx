import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { partLabels } from '#domain/application-parts.ts'
import { personFieldNames } from '#web/entities/company/entries.ts'
import { FactsPending } from '#web/table/table-skeleton.tsx'
import { Card } from '#web/ui/card.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Skeleton, Waiting } from '#web/ui/skeleton.tsx'
import { SessionsPending } from './sessions-frame.tsx'

export const partnerDescription = 'Your company, its representative, and the bank account for your payouts.'
export const userDescription = 'How colleagues and partners can reach you.'
export const documentNote = 'Reviewers read it when you ask to go live.'

/** The form of a staff member. */
export const userSection = {
  title: 'About you',
  fields: ['emailId', ...personFieldNames, 'address'],
  wide: ['emailId', 'address'],
}

export function UserProfilePending() {
  return (
    <Screen title="Profile" description={userDescription}>
      <Waiting>
        <Card title={userSection.title}>
          <Grid columnGap="6" rowGap="4" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
            {userSection.fields.map((field) => (
              <Stack key={field} gap="2" pb="25px" gridColumn={userSection.wide.includes(field) ? '1 / -1' : undefined}>
                <Skeleton w="120px" h="21px" />
                <Skeleton h="10" />
              </Stack>
            ))}
          </Grid>
        </Card>
      </Waiting>
      <SessionsPending />
    </Screen>
  )
}

export function PartnerProfilePending() {
  return (
    <Screen title="Profile" description={partnerDescription} action={<Skeleton w="16" h="10" />}>
      <FactsPending title={partLabels.company} lines={8} />
      <FactsPending title={partLabels.representative} lines={5} />
      <FactsPending title={partLabels.bank} note={<Skeleton w="200px" h="21px" />} lines={4} />
      <FactsPending title={partLabels.document} note={documentNote} lines={3} />
      <SessionsPending />
    </Screen>
  )
}

import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { FactsPending, TableSkeleton } from '#web/table/table-skeleton.tsx'
import { Card } from '#web/ui/card.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Skeleton, Waiting } from '#web/ui/skeleton.tsx'
import { documentNote, partnerDescription, userDescription } from './labels.ts'
import { SessionsFrame } from './sessions-frame.tsx'

const fields = ['emailId', 'salutation', 'fullName', 'jobTitle', 'mobileNumber', 'address']
const wide = ['emailId', 'address']

const sessions = (
  <SessionsFrame action={<Skeleton w="152px" h="10" />}>
    <TableSkeleton rows={1} columns={['26fr', '18fr', '18fr', '18fr', '20fr']} />
  </SessionsFrame>
)

export function UserProfilePending() {
  return (
    <Screen title="Profile" description={userDescription}>
      <Waiting>
        <Card title="About you">
          <Grid columnGap="6" rowGap="3" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
            {fields.map((field) => (
              <Stack key={field} gap="2" pb="25px" gridColumn={wide.includes(field) ? '1 / -1' : undefined}>
                <Skeleton w="120px" h="21px" />
                <Skeleton h="10" />
              </Stack>
            ))}
          </Grid>
        </Card>
      </Waiting>
      {sessions}
    </Screen>
  )
}

export function PartnerProfilePending() {
  return (
    <Screen title="Profile" description={partnerDescription} action={<Skeleton w="16" h="10" />}>
      <FactsPending title="Company" lines={8} />
      <FactsPending title="Representative" lines={5} />
      <FactsPending title="Bank" note={<Skeleton w="200px" h="21px" />} lines={4} />
      <FactsPending title="Registration document" note={documentNote} lines={3} />
      {sessions}
    </Screen>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { FactsPending } from '#web/table/facts-pending.tsx'
import { TableSkeleton } from '#web/table/table-skeleton.tsx'
import { Card } from '#web/ui/card.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Skeleton, Waiting } from '#web/ui/skeleton.tsx'
import { SessionsFrame } from './sessions-frame.tsx'
import { ofDocument, ofPartner, ofUser } from './words.ts'

const Fields = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '6',
    rowGap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    // Label, control and the line below it.
    '& > *': { display: 'flex', flexDirection: 'column', gap: '2', pb: '25px' },
  },
  variants: { wideEnds: { true: { '& > :first-of-type, & > :last-of-type': { gridColumn: '1 / -1' } } } },
})
const fields = ['emailId', 'salutation', 'fullName', 'jobTitle', 'mobileNumber', 'address']

const sessions = (
  <SessionsFrame>
    <TableSkeleton rows={1} columns={['26fr', '18fr', '18fr', '18fr', '20fr']} />
  </SessionsFrame>
)

export function UserProfilePending() {
  return (
    <Screen title="Profile" description={ofUser}>
      <Waiting>
        <Card title="About you">
          <Fields wideEnds>
            {fields.map((field) => (
              <div key={field}>
                <Skeleton w="120px" h="21px" />
                <Skeleton h="10" />
              </div>
            ))}
          </Fields>
        </Card>
      </Waiting>
      {sessions}
    </Screen>
  )
}

export function PartnerProfilePending() {
  return (
    <Screen title="Profile" description={ofPartner} action={<Skeleton w="16" h="10" />}>
      <FactsPending title="Company" lines={8} />
      <FactsPending title="Representative" lines={5} />
      <FactsPending title="Bank" note={<Skeleton w="200px" h="21px" />} lines={4} />
      <FactsPending title="Registration document" note={ofDocument} lines={3} />
      {sessions}
    </Screen>
  )
}

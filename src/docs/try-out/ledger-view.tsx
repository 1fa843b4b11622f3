import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Ledger } from '#simulator/state/ledger.ts'
import { StatusBadge, type StatusTone } from '#web/ui/badge.tsx'
import { counted, moneyLabel, passwordState, timeLabel } from './labels.ts'

const Section = chakra('section', { base: { minW: '0' } })
const Title = chakra('h3', { base: { textStyle: 'lead', fontWeight: 'semibold', mb: '3' } })
const Groups = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
const Name = chakra('p', { base: { textStyle: 'caption', fontWeight: 'medium', color: 'muted', mb: '1' } })
const List = chakra('ul', { base: { listStyle: 'none', p: '0', m: '0', borderTopWidth: '1px', borderColor: 'line' } })
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2',
    alignItems: 'center',
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
})
const Main = chakra('div', { base: { textStyle: 'mono', overflowWrap: 'anywhere' } })
const Note = chakra('div', { base: { textStyle: 'caption', color: 'muted', overflowWrap: 'anywhere' } })

const mostShown = 5

const tones: Record<string, StatusTone> = {
  open: 'pending',
  used: 'draft',
  void: 'rejected',
  expired: 'draft',
  SUCCESS: 'live',
  REFUNDED: 'suspended',
  DECLINED: 'rejected',
  FAILED: 'rejected',
}

interface LedgerViewProps {
  operationId: string
  ledger: Ledger
  tries: number
  now: number
}

/** Records of the simulator, newest first. */
export function LedgerView({ operationId, ledger, tries, now }: LedgerViewProps) {
  const { oneTimePasswords, userTokens, charges, refunds } = ledger
  return (
    <Section aria-label={`Ledger beside ${operationId}`}>
      <Title>Ledger</Title>
      <Groups>
        <Group name="One-time passwords" items={oneTimePasswords}>
          {(password) => (
            <Entry
              key={`${password.sentAt}-${password.password}-${password.operator}`}
              main={password.password}
              note={`${password.transactionType}, ${password.subscriber.userIdentifier}, ${password.operator}`}
              state={passwordState(password, tries, now)}
            />
          )}
        </Group>
        <Group name="User tokens" items={userTokens}>
          {({ userToken, subscriber, operator, at }) => (
            <Entry
              key={userToken}
              main={userToken}
              note={`${subscriber.userIdentifier}, ${operator}, ${timeLabel(at)}`}
            />
          )}
        </Group>
        <Group name="Charges" items={charges}>
          {(charge) => (
            <Entry
              key={charge.correlationId}
              main={`${moneyLabel(charge)} ${charge.transactionId ?? ''}`}
              note={`${charge.correlationId}, ${charge.productCode}, ${timeLabel(charge.at)}`}
              state={charge.paymentStatus}
            />
          )}
        </Group>
        <Group name="Refunds" items={refunds}>
          {(refund) => (
            <Entry
              key={refund.transactionId}
              main={`${moneyLabel(refund)} ${refund.transactionId}`}
              note={`${refund.reason}, ${timeLabel(refund.at)}`}
            />
          )}
        </Group>
      </Groups>
    </Section>
  )
}

function Group<Item>({ name, items, children }: { name: string; items: Item[]; children: (item: Item) => ReactNode }) {
  const earlier = items.length - mostShown
  return (
    <div>
      <Name>
        {name} ({items.length})
      </Name>
      {items.length === 0 ? (
        <Note>None yet.</Note>
      ) : (
        <List>{items.toReversed().slice(0, mostShown).map(children)}</List>
      )}
      {earlier > 0 && <Note>and {counted(earlier, 'earlier one')}</Note>}
    </div>
  )
}

function Entry({ main, note, state }: { main: string; note: string; state?: string }) {
  return (
    <Row>
      <div>
        <Main>{main}</Main>
        <Note>{note}</Note>
      </div>
      {state && <StatusBadge tone={tones[state] ?? 'draft'}>{state}</StatusBadge>}
    </Row>
  )
}

import type { ReactNode } from 'react'
import type { StatusTone } from '#docs/page/badges.tsx'
import { counted } from '#domain/counts.ts'
import { formatMoney } from '#domain/money.ts'
import { passwordState } from '#simulator/one-time-passwords.ts'
import type { Ledger } from '#simulator/state/ledger.ts'
import { StatusBadge } from './controls.tsx'
import { timeLabel } from './time-label.ts'

const maxShown = 5

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
    <section aria-label={`Ledger beside ${operationId}`}>
      <h3 className="try-title">Ledger</h3>
      <div className="try-groups">
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
              main={`${formatMoney(charge.amount, charge.currency)} ${charge.transactionId ?? ''}`}
              note={`${charge.correlationId}, ${charge.productCode}, ${timeLabel(charge.at)}`}
              state={charge.paymentStatus}
            />
          )}
        </Group>
        <Group name="Refunds" items={refunds}>
          {(refund) => (
            <Entry
              key={refund.transactionId}
              main={`${formatMoney(refund.amount, refund.currency)} ${refund.transactionId}`}
              note={`${refund.reason}, ${timeLabel(refund.at)}`}
            />
          )}
        </Group>
      </div>
    </section>
  )
}

function Group<Item>({ name, items, children }: { name: string; items: Item[]; children: (item: Item) => ReactNode }) {
  const earlier = items.length - maxShown
  return (
    <div>
      <p className="try-ledger-name">
        {name} ({items.length})
      </p>
      {items.length === 0 ? (
        <div className="try-caption">None yet.</div>
      ) : (
        <ul className="try-list">{items.toReversed().slice(0, maxShown).map(children)}</ul>
      )}
      {earlier > 0 && <div className="try-caption">and {counted(earlier, 'earlier one')}</div>}
    </div>
  )
}

function Entry({ main, note, state }: { main: string; note: string; state?: string }) {
  return (
    <li className="try-entry">
      <div>
        <div className="try-mono">{main}</div>
        <div className="try-caption">{note}</div>
      </div>
      {state && <StatusBadge tone={tones[state] ?? 'draft'}>{state}</StatusBadge>}
    </li>
  )
}

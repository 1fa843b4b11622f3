import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useCallback, useState } from 'react'
import { useStore } from 'zustand'
import { type Ledger, ledgerOf } from '#simulator/state/ledger.ts'
import { StatusBadge } from '#web/ui/badge.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ButtonLink } from '#web/ui/link.tsx'
import { type Bench, reset } from './actions.ts'
import { nameOf, toneOf } from './answer-view.tsx'
import { counted, timeLabel } from './labels.ts'
import type { CallRecord } from './session-state.ts'
import type { FormLinks } from './use-form-links.ts'

const Title = chakra('h3', { base: { textStyle: 'lead', fontWeight: 'semibold', mb: '2' } })
const List = chakra('ol', { base: { listStyle: 'none', p: '0', m: '0', borderTopWidth: '1px', borderColor: 'line' } })
const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
})
const Call = chakra('span', { base: { textStyle: 'mono', overflowWrap: 'anywhere', minW: '0' } })
const Aside = chakra('span', { base: { textStyle: 'caption', color: 'muted' } })
const Actions = chakra('span', { base: { display: 'flex', gap: '4', ml: 'auto', '& button': { minH: '6' } } })

const atATime = 10

interface RowProps {
  onFillIn: (call: CallRecord) => void
  onAgain: (call: CallRecord) => void
}

interface HistoryProps extends RowProps {
  operationId: string
  /** Oldest first. */
  calls: readonly CallRecord[]
}

/** Calls of the session, newest first, in pages. */
function History({ operationId, calls, ...does }: HistoryProps) {
  const [shown, setShown] = useState(atATime)
  const older = calls.length - shown
  return (
    <section aria-label={`History beside ${operationId}`}>
      <Title>History</Title>
      <List>
        {calls
          .slice(-shown)
          .toReversed()
          .map((call) => (
            <CallRow key={call.id} call={call} {...does} />
          ))}
      </List>
      {older > 0 && (
        <ButtonLink minH="6" onClick={() => setShown(shown + atATime)}>
          Show {counted(Math.min(older, atATime), 'older call')} of {older}
        </ButtonLink>
      )}
    </section>
  )
}

/** Memoised: a new call renders one row instead of all. */
const CallRow = memo(function CallRow({ call, onFillIn, onAgain }: RowProps & { call: CallRecord }) {
  const { id, at, request, operationId, answered } = call
  return (
    <Row>
      <Aside>{timeLabel(at)}</Aside>
      <Call>
        {request.method} {operationId}
      </Call>
      <StatusBadge tone={toneOf(answered.status)}>{nameOf(answered.status)}</StatusBadge>
      {answered.resultCode && <Aside>{answered.resultCode}</Aside>}
      <Actions>
        <ButtonLink minH="6" onClick={() => onFillIn(call)} aria-label={`Fill in: call ${id}`}>
          Fill in
        </ButtonLink>
        <ButtonLink minH="6" onClick={() => onAgain(call)} aria-label={`Send again: call ${id}`}>
          Send again
        </ButtonLink>
      </Actions>
    </Row>
  )
})

const Wide = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '6', gridColumn: '1 / -1', minW: '0' },
})

interface CallsProps {
  bench: Bench
  title: string
  links: FormLinks
}

/** The history of calls, with Reset. */
export function Calls({ bench, title, links }: CallsProps) {
  const { store, contract } = bench
  const calls = useStore(store, (session) => session.calls)
  const [isAsking, setAsking] = useState(false)
  const fillIn = useCallback(
    ({ operationId, draft }: CallRecord) => {
      const filled = { ...draft, isPinned: true, isTouched: true }
      store.setState(({ drafts }) => ({ drafts: { ...drafts, [operationId]: filled }, wanted: operationId }))
      links.open(operationId)
    },
    [store, links],
  )
  if (calls.length === 0) return null
  return (
    <Wide>
      <History operationId={bench.operation.id} calls={calls} onFillIn={fillIn} onAgain={links.resend} />
      <div>
        <ButtonLink minH="6" onClick={() => setAsking(true)}>
          {contract ? 'Reset the simulator' : 'Clear the history'}
        </ButtonLink>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={contract ? 'Reset the simulator?' : 'Clear the history?'}
          confirm={contract ? 'Reset' : 'Forget'}
          pending={false}
          onClose={() => setAsking(false)}
          onConfirm={() => reset(bench)}
        >
          {resetWarning(title, calls.length, ledgerOf(store.getState().engine))}
        </ConfirmDialog>
      )}
    </Wide>
  )
}

function resetWarning(title: string, calls: number, { messages, userTokens, charges, refunds }: Ledger): string {
  const held: [count: number, one: string][] = [
    [calls, 'call'],
    [messages.length, 'message'],
    [userTokens.length, 'user token'],
    [charges.length, 'charge'],
    [refunds.length, 'refund'],
  ]
  const words = held.filter(([count]) => count > 0).map(([count, one]) => counted(count, one))
  const list = words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words[0]
  return `TRY OUT of ${title} forgets ${list}, and every form goes back to its example. Nothing outside this page is touched.`
}

import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useState } from 'react'
import { StatusBadge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/link.tsx'
import { nameOf, toneOf } from './answer-view.tsx'
import { counted, timeLabel } from './labels.ts'
import type { CallRecord } from './session-state.ts'

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

/** Every call of the session, newest first, a page of them at a time. */
export function History({ operationId, calls, ...does }: HistoryProps) {
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

/** A call does not change: a new one draws one row, not all of them. */
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

import { memo, useCallback, useState } from 'react'
import { useStore } from 'zustand'
import { counted } from '#domain/counts.ts'
import { ledgerOf } from '#simulator/state/ledger.ts'
import { type OperationForm, reset } from './actions.ts'
import { nameOf, toneOf } from './answer-view.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { LinkButton, StatusBadge } from './controls.tsx'
import type { CallRecord, Session } from './session-state.ts'
import { timeLabel } from './time-label.ts'
import type { FormLinks } from './use-form-links.ts'

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
      <h3 className="try-title">History</h3>
      <ol className="try-list">
        {calls
          .slice(-shown)
          .toReversed()
          .map((call) => (
            <CallRow key={call.id} call={call} {...does} />
          ))}
      </ol>
      {older > 0 && (
        <LinkButton onClick={() => setShown(shown + atATime)}>
          Show {counted(Math.min(older, atATime), 'older call')} of {older}
        </LinkButton>
      )}
    </section>
  )
}

/** Memoised: a new call renders one row instead of all. */
const CallRow = memo(function CallRow({ call, onFillIn, onAgain }: RowProps & { call: CallRecord }) {
  const { id, at, request, operationId, answered, isReal } = call
  return (
    <li className="try-call">
      <span className="try-caption">{timeLabel(at)}</span>
      <span className="try-mono">
        {request.method} {operationId}
      </span>
      <StatusBadge tone={toneOf(answered.status)}>{nameOf(answered.status)}</StatusBadge>
      {answered.resultCode && <span className="try-caption">{answered.resultCode}</span>}
      {isReal && <span className="try-caption">Real call</span>}
      <span className="try-call-actions">
        <LinkButton onClick={() => onFillIn(call)} aria-label={`Fill in: call ${id}`}>
          Fill in
        </LinkButton>
        {/* A real call is sent from its form, which says where it goes. */}
        {!isReal && (
          <LinkButton onClick={() => onAgain(call)} aria-label={`Send again: call ${id}`}>
            Send again
          </LinkButton>
        )}
      </span>
    </li>
  )
})

interface CallsProps {
  form: OperationForm
  title: string
  links: FormLinks
}

/** The history of calls, with Reset. */
export function Calls({ form, title, links }: CallsProps) {
  const { store, contract } = form
  const calls = useStore(store, (session) => session.calls)
  const [isAsking, setAsking] = useState(false)
  const fillIn = useCallback(
    ({ operationId, draft, isReal }: CallRecord) => {
      const filled = { ...draft, isPinned: true, isTouched: true }
      store.setState(({ drafts }) => ({
        drafts: { ...drafts, [operationId]: filled },
        operationToFocus: operationId,
        isReal,
      }))
      links.open(operationId)
    },
    [store, links],
  )
  if (calls.length === 0) return null
  return (
    <div className="try-calls">
      <History operationId={form.operation.id} calls={calls} onFillIn={fillIn} onAgain={links.resend} />
      <div>
        <LinkButton onClick={() => setAsking(true)}>
          {contract ? 'Reset the simulator' : 'Clear the history'}
        </LinkButton>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={contract ? 'Reset the simulator?' : 'Clear the history?'}
          confirm={contract ? 'Reset' : 'Clear'}
          onClose={() => setAsking(false)}
          onConfirm={() => reset(form)}
        >
          {resetWarning(title, calls.length, store.getState())}
        </ConfirmDialog>
      )}
    </div>
  )
}

function resetWarning(title: string, calls: number, { engine, credentials }: Session): string {
  const { messages, userTokens, charges, refunds } = ledgerOf(engine)
  const contents: [count: number, one: string][] = [
    [calls, 'call'],
    [messages.length, 'message'],
    [userTokens.length, 'user token'],
    [charges.length, 'charge'],
    [refunds.length, 'refund'],
    [Object.keys(credentials).length, 'typed credential'],
  ]
  const counts = contents.filter(([count]) => count > 0).map(([count, one]) => counted(count, one))
  const list = new Intl.ListFormat('en-GB').format(counts)
  return `This deletes ${list} from TRY OUT of ${title} and resets every form to its example. Nothing outside this page changes.`
}

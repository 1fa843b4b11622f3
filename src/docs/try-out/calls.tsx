import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useState } from 'react'
import { useStore } from 'zustand'
import { type Ledger, ledgerOf } from '#simulator/state/ledger.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ButtonLink } from '#web/ui/link.tsx'
import { type Bench, reset } from './actions.ts'
import { History } from './history.tsx'
import { counted } from './labels.ts'
import type { CallRecord } from './session-state.ts'
import type { FormLinks } from './use-form-links.ts'

const Wide = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '6', gridColumn: '1 / -1', minW: '0' },
})

interface CallsProps {
  bench: Bench
  title: string
  links: FormLinks
}

/** The calls that were made, and the way to forget them all. */
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
          {lossOf(title, calls.length, ledgerOf(store.getState().engine))}
        </ConfirmDialog>
      )}
    </Wide>
  )
}

function lossOf(title: string, calls: number, { messages, userTokens, charges, refunds }: Ledger): string {
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

import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Ledger } from '#simulator/state/ledger.ts'
import { ledgerOf } from '#simulator/state/ledger.ts'
import type { MessageRecord, OneTimePasswordRecord } from '#simulator/state/records.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ButtonLink } from '#web/ui/link.tsx'
import { type Bench, reset } from './actions.ts'
import { Handset } from './handset.tsx'
import { History } from './history.tsx'
import { LedgerView } from './ledger-view.tsx'
import type { CallRecord } from './session-state.ts'
import type { Lead } from './use-lead.ts'
import { counted, passwordState } from './words.ts'

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6', minW: '0' } })
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container (min-width: 620px)': { gridTemplateColumns: '300px minmax(0, 1fr)' },
  },
})

interface HeldProps {
  bench: Bench
  title: string
  lead: Lead
}

/** What the session holds: the handset, the ledger, the calls. */
export function Held({ bench, title, lead }: HeldProps) {
  const { store, contract, surroundings } = bench
  const engine = useStore(store, (session) => session.engine)
  const calls = useStore(store, (session) => session.calls)
  const [isAsking, setAsking] = useState(false)
  const ledger = useMemo(() => ledgerOf(engine), [engine])
  const now = surroundings.now()
  if (!contract && calls.length === 0) return null
  const fillIn = ({ operationId, draft }: CallRecord) => {
    store.setState(({ drafts }) => ({
      drafts: { ...drafts, [operationId]: { ...draft, isPinned: true, isTouched: true } },
    }))
    lead.go(operationId)
  }
  return (
    <Stack>
      {contract && (
        <Columns>
          <Handset
            messages={ledger.messages}
            passwordOf={(message) => openPasswordOf(ledger, message, contract.oneTimePassword.tries, now)}
            onUse={({ transactionType }) => lead.prepared(contract.oneTimePassword.usedBy[transactionType])}
          />
          <LedgerView ledger={ledger} tries={contract.oneTimePassword.tries} now={now} />
        </Columns>
      )}
      {calls.length > 0 && <History calls={calls} onFillIn={fillIn} onAgain={lead.again} />}
      {calls.length > 0 && (
        <div>
          <ButtonLink onClick={() => setAsking(true)}>
            {contract ? 'Reset the simulator' : 'Forget the calls'}
          </ButtonLink>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={contract ? 'Reset the simulator?' : 'Forget the calls?'}
          confirm={contract ? 'Reset' : 'Forget'}
          pending={false}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            reset(bench)
          }}
        >
          {lossOf(title, calls.length, ledger)}
        </ConfirmDialog>
      )}
    </Stack>
  )
}

function openPasswordOf(
  ledger: Ledger,
  message: MessageRecord,
  tries: number,
  now: number,
): OneTimePasswordRecord | undefined {
  return ledger.oneTimePasswords.find(
    (each) =>
      message.text.includes(each.password) &&
      each.subscriber.userIdentifier === message.to.userIdentifier &&
      each.operator === message.operator &&
      passwordState(each, tries, now) === 'open',
  )
}

function lossOf(title: string, calls: number, { messages, userTokens, charges, refunds }: Ledger): string {
  const held = [
    counted(calls, 'call'),
    messages.length > 0 && counted(messages.length, 'message'),
    userTokens.length > 0 && counted(userTokens.length, 'user token'),
    charges.length > 0 && counted(charges.length, 'charge'),
    refunds.length > 0 && counted(refunds.length, 'refund'),
  ].filter((words) => words !== false)
  const list = held.length > 1 ? `${held.slice(0, -1).join(', ')} and ${held.at(-1)}` : held[0]
  return `TRY OUT of ${title} forgets ${list}, and every form goes back to its example. Nothing outside this page is touched.`
}

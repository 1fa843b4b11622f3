import { type ReactNode, useMemo } from 'react'
import { useStore } from 'zustand'
import { type Ledger, ledgerOf } from '#simulator/state/ledger.ts'
import type { MessageRecord, OneTimePasswordRecord } from '#simulator/state/records.ts'
import type { Bench } from './actions.ts'
import { Handset } from './handset.tsx'
import { passwordState } from './labels.ts'
import { LedgerView } from './ledger-view.tsx'
import type { FormLinks } from './use-form-links.ts'

/** Handset and ledger, with the form's extra content between them. */
export function SimulatorState({ bench, links, children }: { bench: Bench; links: FormLinks; children: ReactNode }) {
  const { store, contract, operation, surroundings } = bench
  const engine = useStore(store, (session) => session.engine)
  const ledger = useMemo(() => ledgerOf(engine), [engine])
  if (!contract) return children
  const { tries, usedBy } = contract.oneTimePassword
  const now = surroundings.now()
  return (
    <div className="try-state">
      <Handset
        operationId={operation.id}
        messages={ledger.messages}
        passwordOf={(message) => openPasswordOf(ledger, message, tries, now)}
        onUse={({ transactionType }) => links.openFilledIn(usedBy[transactionType])}
      />
      {children}
      <LedgerView operationId={operation.id} ledger={ledger} tries={tries} now={now} />
    </div>
  )
}

/** The password of a message, while it is usable. */
export function openPasswordOf(ledger: Ledger, message: MessageRecord, tries: number, now: number) {
  return ledger.oneTimePasswords.find((password: OneTimePasswordRecord) => {
    const { subscriber, operator, password: digits } = password
    const isOf = subscriber.userIdentifier === message.to.userIdentifier && operator === message.operator
    return isOf && message.text.includes(digits) && passwordState(password, tries, now) === 'open'
  })
}

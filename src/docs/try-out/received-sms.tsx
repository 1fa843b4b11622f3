import { useStore } from 'zustand'
import { ledgerOf } from '#simulator/state/ledger.ts'
import type { MessageRecord } from '#simulator/state/records.ts'
import type { Bench } from './actions.ts'
import { Chip } from './controls.tsx'
import { openPasswordOf } from './simulator-state.tsx'
import type { FormLinks } from './use-form-links.ts'

/** The message sent by a call, shown where the handset is out of sight. */
export function ReceivedSms({
  bench,
  message,
  links,
}: {
  bench: Bench
  message: MessageRecord | null
  links: FormLinks
}) {
  const { contract, store, surroundings } = bench
  const engine = useStore(store, (session) => session.engine)
  if (!contract || !message) return null
  const { tries, usedBy } = contract.oneTimePassword
  const password = openPasswordOf(ledgerOf(engine), message, tries, surroundings.now())
  return (
    <section className="try-received" aria-label={`SMS to ${message.to.userIdentifier}`}>
      <p className="try-caption">SMS to {message.to.userIdentifier}</p>
      {message.text}
      {password && (
        <div>
          <Chip onClick={() => links.openFilledIn(usedBy[password.transactionType])}>
            Use this code {password.password}
          </Chip>
        </div>
      )}
    </section>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { useStore } from 'zustand'
import { ledgerOf } from '#simulator/state/ledger.ts'
import type { MessageRecord } from '#simulator/state/records.ts'
import type { Bench } from './actions.ts'
import { Chip } from './chip.tsx'
import { openPasswordOf } from './simulator-state.tsx'
import type { FormLinks } from './use-form-links.ts'

const Bubble = chakra('section', {
  base: {
    my: '2',
    px: '3',
    py: '2',
    bg: 'brand.wash',
    borderWidth: '1px',
    borderColor: 'brand.line',
    borderRadius: 'lg',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    // On wide pages the handset is visible beside the form.
    '@container (min-width: 840px)': { display: 'none' },
  },
})
const Meta = chakra('p', { base: { textStyle: 'caption', color: 'muted' } })

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
    <Bubble aria-label={`SMS to ${message.to.userIdentifier}`}>
      <Meta>SMS to {message.to.userIdentifier}</Meta>
      {message.text}
      {password && (
        <div>
          <Chip onClick={() => links.openFilledIn(usedBy[password.transactionType])}>
            Use this code {password.password}
          </Chip>
        </div>
      )}
    </Bubble>
  )
}

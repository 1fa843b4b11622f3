import { type ReactNode, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { passwordState } from '#simulator/one-time-passwords.ts'
import { type Ledger, ledgerOf } from '#simulator/state/ledger.ts'
import type { MessageRecord, OneTimePasswordRecord } from '#simulator/state/records.ts'
import { isSame } from '#simulator/subscribers.ts'
import type { LinkValues, OperationForm } from './actions.ts'
import { Chip, Select } from './controls.tsx'
import { LedgerView } from './ledger-view.tsx'
import { timeLabel } from './time-label.ts'
import type { FormLinks } from './use-form-links.ts'

interface StateProps {
  form: OperationForm
  links: FormLinks
}

/** Handset and ledger, with the form's extra content between them. */
export function SimulatorState({ form, links, children }: StateProps & { children: ReactNode }) {
  const { store, contract, operation, clockAndRandom } = form
  const engine = useStore(store, (session) => session.engine)
  const ledger = useMemo(() => ledgerOf(engine), [engine])
  if (!contract) return children
  const { tries, usedBy } = contract.oneTimePassword
  const now = clockAndRandom.now()
  return (
    <div className="try-state">
      <Handset
        operationId={operation.id}
        messages={ledger.messages}
        passwordOf={(message) => openPasswordOf(ledger, message, tries, now)}
        onUse={(password) => links.openFilledIn(usedBy[password.transactionType], valuesOf(password, ledger))}
      />
      {children}
      <LedgerView operationId={operation.id} ledger={ledger} tries={tries} now={now} />
    </div>
  )
}

/** The password of a message, while it is usable. */
function openPasswordOf(
  { oneTimePasswords }: Ledger,
  { to, operator, text }: MessageRecord,
  tries: number,
  now: number,
) {
  return oneTimePasswords.find(
    (sent) =>
      isSame(sent.subscriber, to) &&
      sent.operator === operator &&
      text.includes(sent.password) &&
      passwordState(sent, tries, now) === 'open',
  )
}

/** The password, and for a payment the token of its subscriber. */
function valuesOf({ password, subscriber, operator }: OneTimePasswordRecord, { userTokens }: Ledger): LinkValues {
  const token = userTokens.find((each) => isSame(each.subscriber, subscriber) && each.operator === operator)
  return { chosen: { oneTimePassword: password, ...(token && { userToken: token.userToken }) } }
}

const maxShown = 4

interface HandsetProps {
  operationId: string
  /** Oldest first. */
  messages: MessageRecord[]
  passwordOf: (message: MessageRecord) => OneTimePasswordRecord | undefined
  onUse: (password: OneTimePasswordRecord) => void
}

/** The simulated handset: messages to each number, newest first. */
function Handset({ operationId, messages, passwordOf, onUse }: HandsetProps) {
  const [chosen, setChosen] = useState('')
  const numbers = [...new Set(messages.toReversed().map(({ to }) => to.userIdentifier))]
  const number = numbers.includes(chosen) ? chosen : numbers[0]
  const received = messages.filter(({ to }) => to.userIdentifier === number).toReversed()
  return (
    <section className="try-phone" aria-label={`Simulated handset beside ${operationId}`}>
      <div className="try-phone-body">
        <p className="try-phone-title">{number ? `Handset of ${number}` : 'Simulated handset'}</p>
        {numbers.length > 1 && (
          <Select aria-label="Handset of" value={number} onChange={({ target }) => setChosen(target.value)}>
            {numbers.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        )}
        {received.length === 0 && <p className="try-phone-empty">Messages appear here. No message is really sent.</p>}
        <ol className="try-messages">
          {received.slice(0, maxShown).map((message) => (
            <Message
              key={message.openPlatformTransactionId}
              message={message}
              password={passwordOf(message)}
              onUse={onUse}
            />
          ))}
        </ol>
        {received.length > maxShown && <p className="try-caption">and {received.length - maxShown} earlier ones</p>}
      </div>
    </section>
  )
}

interface MessageProps extends Pick<HandsetProps, 'onUse'> {
  message: MessageRecord
  password: OneTimePasswordRecord | undefined
}

function Message({ message, password, onUse }: MessageProps) {
  return (
    <li className="try-bubble">
      {message.text}
      <p className="try-caption">
        {message.operator}, {timeLabel(message.at)}
      </p>
      {password && <Chip onClick={() => onUse(password)}>Use this code {password.password}</Chip>}
    </li>
  )
}

/** The message sent by a call, shown where the handset is out of sight. */
export function ReceivedSms({ form, message, links }: StateProps & { message: MessageRecord | null }) {
  const { contract, store, clockAndRandom } = form
  const engine = useStore(store, (session) => session.engine)
  if (!contract || !message) return null
  const { tries, usedBy } = contract.oneTimePassword
  const ledger = ledgerOf(engine)
  const password = openPasswordOf(ledger, message, tries, clockAndRandom.now())
  return (
    <section className="try-received" aria-label={`SMS to ${message.to.userIdentifier}`}>
      <p className="try-caption">SMS to {message.to.userIdentifier}</p>
      {message.text}
      {password && (
        <div>
          <Chip onClick={() => links.openFilledIn(usedBy[password.transactionType], valuesOf(password, ledger))}>
            Use this code {password.password}
          </Chip>
        </div>
      )}
    </section>
  )
}

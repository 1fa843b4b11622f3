import { useState } from 'react'
import type { MessageRecord, OneTimePasswordRecord } from '#simulator/state/records.ts'
import { Chip, Select } from './controls.tsx'
import { timeLabel } from './labels.ts'

const mostShown = 4

interface HandsetProps {
  operationId: string
  /** Oldest first. */
  messages: MessageRecord[]
  passwordOf: (message: MessageRecord) => OneTimePasswordRecord | undefined
  onUse: (password: OneTimePasswordRecord) => void
}

/** The simulated handset: messages to each number, newest first. */
export function Handset({ operationId, messages, passwordOf, onUse }: HandsetProps) {
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
        {received.length === 0 && <p className="try-phone-empty">Messages appear here. None is really sent.</p>}
        <ol className="try-messages">
          {received.slice(0, mostShown).map((message) => (
            <Message
              key={message.openPlatformTransactionId}
              message={message}
              password={passwordOf(message)}
              onUse={onUse}
            />
          ))}
        </ol>
        {received.length > mostShown && <p className="try-caption">and {received.length - mostShown} earlier ones</p>}
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

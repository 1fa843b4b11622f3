import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { MessageRecord, OneTimePasswordRecord } from '#simulator/state/records.ts'
import { Select } from '#web/ui/input.tsx'
import { Chip } from './chip.tsx'
import { timeLabel } from './labels.ts'

const Phone = chakra('section', {
  base: { position: 'relative', w: '100%', maxW: '300px', mx: 'auto', color: 'ink' },
})
const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minH: '320px',
    px: '3',
    pt: '8',
    pb: '6',
    borderWidth: '2px',
    borderColor: 'line.control',
    borderRadius: '28px',
    bg: 'surface',
    _before: {
      content: '""',
      position: 'absolute',
      top: '14px',
      left: '50%',
      w: '48px',
      h: '2px',
      ml: '-24px',
      borderRadius: 'full',
      bg: 'line.control',
    },
  },
})
const Title = chakra('p', { base: { textStyle: 'caption', color: 'muted', textAlign: 'center' } })
const List = chakra('ol', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none', p: '0', m: '0' },
})
const Bubble = chakra('li', {
  base: {
    px: '3',
    py: '2',
    bg: 'sunken',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    maxH: '260px',
    overflowY: 'auto',
    '&:first-of-type': { borderColor: 'brand.line', bg: 'brand.wash' },
  },
})
const Meta = chakra('p', { base: { textStyle: 'caption', color: 'muted' } })
const Nothing = chakra('p', { base: { color: 'muted', textAlign: 'center', my: 'auto', px: '2' } })

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
    <Phone aria-label={`Simulated handset beside ${operationId}`}>
      <Body>
        <Title>{number ? `Handset of ${number}` : 'Simulated handset'}</Title>
        {numbers.length > 1 && (
          <Select aria-label="Handset of" value={number} onChange={({ target }) => setChosen(target.value)}>
            {numbers.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        )}
        {received.length === 0 && <Nothing>Messages appear here. None is really sent.</Nothing>}
        <List>
          {received.slice(0, mostShown).map((message) => (
            <Message
              key={message.openPlatformTransactionId}
              message={message}
              password={passwordOf(message)}
              onUse={onUse}
            />
          ))}
        </List>
        {received.length > mostShown && <Meta>and {received.length - mostShown} earlier ones</Meta>}
      </Body>
    </Phone>
  )
}

interface MessageProps extends Pick<HandsetProps, 'onUse'> {
  message: MessageRecord
  password: OneTimePasswordRecord | undefined
}

function Message({ message, password, onUse }: MessageProps) {
  return (
    <Bubble>
      {message.text}
      <Meta>
        {message.operator}, {timeLabel(message.at)}
      </Meta>
      {password && <Chip onClick={() => onUse(password)}>Use this code {password.password}</Chip>}
    </Bubble>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { formatNumber } from '#domain/money.ts'
import { measureSms } from '#domain/sms-segments.ts'
import { braceProblem, dynamicNames, fillTemplate } from '#domain/sms-template.ts'
import { Field, fieldControl } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/input.tsx'
import { charactersOf } from './characters.ts'
import { samplePassword, samplesFor } from './samples.ts'
import { encodingWords, sizeWords } from './size-words.ts'

const Root = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
const Line = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4', color: 'muted' },
})
const Count = chakra('span', {
  base: { fontVariantNumeric: 'tabular-nums', '&[data-over=true]': { color: 'danger.fg', fontWeight: 'medium' } },
})
const Heading = chakra('h3', { base: { fontWeight: 'medium' } })
const Bubble = chakra('p', {
  base: {
    alignSelf: 'flex-start',
    maxW: '100%',
    px: '4',
    py: '3',
    bg: 'sunken',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '&[data-empty=true]': { color: 'muted' },
  },
})
const Samples = chakra('div', {
  base: { display: 'grid', columnGap: '4', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' },
})
const Hint = chakra('p', { base: { color: 'pending.fg', textStyle: 'caption' } })

type Props = { text: string; longest: number }

/** What a subscriber gets, with sample values in the places that change, and what sending it takes. */
export function TemplatePreview({ text, longest }: Props) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const names = dynamicNames(text).filter(Boolean)
  const values = { ...samplesFor(names), ...typed }
  const message = fillTemplate(text, values, samplePassword)
  const size = measureSms(message)
  const hints = [braceProblem(text), encodingWords(size)].filter((words) => words !== undefined)
  const length = charactersOf(text)
  return (
    <Root aria-label="Preview">
      <Line>
        <Count data-over={length > longest}>
          {formatNumber(length)} of {formatNumber(longest)} characters
        </Count>
        <Count role="status">{sizeWords(size)}</Count>
      </Line>
      {hints.map((words) => (
        <Hint key={words}>{words}</Hint>
      ))}
      <Heading>As a subscriber reads it</Heading>
      <Bubble data-empty={text === ''}>{message || 'Nothing to read yet.'}</Bubble>
      {names.length > 0 && (
        <Samples>
          {names.map((name) => (
            <Sample
              key={name}
              name={name}
              value={values[name] ?? ''}
              onChange={(value) => setTyped({ ...typed, [name]: value })}
            />
          ))}
        </Samples>
      )}
    </Root>
  )
}

function Sample({ name, value, onChange }: { name: string; value: string; onChange: (value: string) => void }) {
  const id = useId()
  return (
    <Field id={id} label={`Sample for {${name}}`}>
      <TextInput
        {...fieldControl({ id })}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}

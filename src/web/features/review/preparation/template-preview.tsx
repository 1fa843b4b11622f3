import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Span } from '@chakra-ui/react/span'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useId, useState } from 'react'
import { fieldControl } from '#docs/model/field-control.ts'
import { formatNumber } from '#domain/money.ts'
import { measureSms } from '#domain/sms-segments.ts'
import { braceProblem, dynamicNames, fillTemplate } from '#domain/sms-template.ts'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/input.tsx'
import { samplePassword, samplesFor } from './samples.ts'
import { charactersOf, encodingNote, sizeLabel } from './size-labels.ts'

type Props = { text: string; longest: number }

/** The message with sample values, and its size as SMS. */
export function TemplatePreview({ text, longest }: Props) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const names = dynamicNames(text).filter(Boolean)
  const values = { ...samplesFor(names), ...typed }
  const message = fillTemplate(text, values, samplePassword)
  const size = measureSms(message)
  const hints = [braceProblem(text), encodingNote(size)].filter((hint) => hint !== undefined)
  const length = charactersOf(text)
  return (
    <Stack as="section" gap="4" aria-label="Preview">
      <Flex as="p" wrap="wrap" justify="space-between" columnGap="4" color="muted">
        <Span
          fontVariantNumeric="tabular-nums"
          css={{ '&[data-over=true]': { color: 'danger.fg', fontWeight: 'medium' } }}
          data-over={length > longest}
        >
          {formatNumber(length)} of {formatNumber(longest)} characters
        </Span>
        <Span role="status" fontVariantNumeric="tabular-nums">
          {sizeLabel(size)}
        </Span>
      </Flex>
      {hints.map((hint) => (
        <Text color="pending.fg" textStyle="caption" key={hint}>
          {hint}
        </Text>
      ))}
      <Text as="h3" fontWeight="medium">
        As a subscriber reads it
      </Text>
      <Text
        alignSelf="flex-start"
        maxW="100%"
        px="4"
        py="3"
        bg="sunken"
        borderWidth="1px"
        borderColor="line"
        borderRadius="lg"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        color={text ? 'ink' : 'muted'}
      >
        {message || 'Nothing to read yet.'}
      </Text>
      {names.length > 0 && (
        <Grid columnGap="4" templateColumns="repeat(auto-fill, minmax(180px, 1fr))">
          {names.map((name) => (
            <Sample
              key={name}
              name={name}
              value={values[name] ?? ''}
              onChange={(value) => setTyped({ ...typed, [name]: value })}
            />
          ))}
        </Grid>
      )}
    </Stack>
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

import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, type KeyboardEvent, memo, useMemo } from 'react'
import type { TryOutOperation } from '#docs/page/try-out-model.ts'
import type { Contract } from '#simulator/contract/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { BodyFields } from './body-fields.tsx'
import { AnswerChoice, ExampleChoice, ProfileChoice } from './choices.tsx'
import type { Draft } from './draft.ts'
import { HeaderFields } from './header-fields.tsx'
import type { JsonObject } from './json-schema.ts'
import { SchemaForm } from './schema-form.tsx'
import { problemLine, schemaOfParameters } from './schema-problems.ts'

const Form = chakra('form', {
  base: {
    outline: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minW: '0',
    scrollMarginTop: 'var(--ref-offset, 16px)',
  },
})
const Choices = chakra('div', {
  base: {
    display: 'grid',
    '&:empty': { display: 'none' },
    columnGap: '6',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  },
})
const Foot = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } })
const Objection = chakra('p', {
  base: { flexBasis: '100%', textStyle: 'caption', color: 'pending.fg', overflowWrap: 'anywhere' },
})
const Hint = chakra('span', { base: { textStyle: 'caption', color: 'muted' } })

interface CallFormProps {
  operation: TryOutOperation
  contract: Contract | null
  draft: Draft
  headers: Record<string, string>
  onChange: (change: Partial<Draft>) => void
  onSend: () => void
}

const engineNote =
  'The simulator reads the partner and the project from these headers and checks no key. The sandbox checks all of them.'
const examplesNote = 'Used in the code samples only; nothing is sent.'

/** The call as it will be made. */
export const CallForm = memo(function CallForm({
  operation,
  contract,
  draft,
  headers,
  onChange,
  onSend,
}: CallFormProps) {
  const name = `try-${operation.id.replace(/\W/g, '-')}`
  const parameters = useMemo(() => schemaOfParameters(operation), [operation])
  const objection = useMemo(() => problemLine(operation, parameters, draft), [operation, parameters, draft])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSend()
  }
  return (
    <Form tabIndex={-1} onSubmit={submit} onKeyDown={onKeyDown} noValidate aria-label={`Call ${operation.id}`}>
      <Choices>
        <ExampleChoice name={name} operation={operation} draft={draft} onChange={onChange} />
        <ProfileChoice name={name} contract={contract} draft={draft} onChange={onChange} />
        {!contract && <AnswerChoice name={name} operation={operation} draft={draft} onChange={onChange} />}
      </Choices>
      <HeaderFields
        name={name}
        given={headers}
        edits={draft.headers}
        note={contract ? engineNote : examplesNote}
        onChange={(edits) => onChange({ headers: edits })}
      />
      {operation.parameters.length > 0 && <ParameterFields name={name} schema={parameters} {...{ draft, onChange }} />}
      {operation.body && <BodyFields name={name} body={operation.body} {...{ draft, onChange }} />}
      <Foot>
        <Button type="submit" aria-keyshortcuts="Control+Enter">
          Send
        </Button>
        <Hint>
          {contract
            ? 'Runs in your browser; nothing is sent.'
            : 'Answered with the example of the specification; nothing is sent.'}
        </Hint>
        {objection && <Objection>{objection}</Objection>}
      </Foot>
    </Form>
  )
})

interface ParameterFieldsProps extends Pick<CallFormProps, 'draft' | 'onChange'> {
  name: string
  schema: JsonObject
}

function ParameterFields({ name, schema, draft, onChange }: ParameterFieldsProps) {
  return (
    <SchemaForm
      name={`${name}-parameters`}
      label="Parameters"
      schema={schema}
      value={draft.parameters}
      onChange={(value) => onChange({ parameters: { ...(typeof value === 'object' ? value : {}) } })}
    />
  )
}

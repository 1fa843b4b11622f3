import { type FormEvent, type KeyboardEvent, memo, type ReactNode, useMemo, useState } from 'react'
import { fieldControl } from '#docs/model/field-control.ts'
import type { TryOutOperation } from '#docs/model/try-out.ts'
import type { Contract } from '#simulator/contract/contract.ts'
import { BodyFields } from './body-fields.tsx'
import { AnswerChoice, ExampleChoice, ProfileChoice, TypeChoice } from './choices.tsx'
import { Button, LinkButton, TextInput } from './controls.tsx'
import type { Draft } from './draft.ts'
import { isObject, type JsonObject } from './json-schema.ts'
import { listed, objectionsTo, schemaOfParameters } from './objections.ts'
import { SchemaForm } from './schema-form.tsx'

interface CallFormProps {
  operation: TryOutOperation
  contract: Contract | null
  draft: Draft
  /** Media types of the body. */
  types: readonly string[]
  headers: Record<string, string>
  /** Set for real calls: shown beside Send. */
  real: { foot: ReactNode } | null
  onChange: (change: Partial<Draft>) => void
  onSend: () => void
}

const engineNote =
  'The simulator reads the partner and the project from these headers and checks no key. The sandbox checks all of them.'
const realNote = 'Sent with the call, with the credentials above.'
const examplesNote = 'Used in the code samples only; nothing is sent.'

/** The form of a call with Send. */
export const CallForm = memo(function CallForm({
  operation,
  contract,
  draft,
  types,
  headers,
  real,
  onChange,
  onSend,
}: CallFormProps) {
  const name = `try-${operation.id.replace(/\W/g, '-')}`
  const parameters = useMemo(() => schemaOfParameters(operation), [operation])
  const objections = useMemo(() => objectionsTo(operation, parameters, draft), [operation, parameters, draft])
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
    <form
      className="try-form"
      tabIndex={-1}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      noValidate
      aria-label={`Call ${operation.id}`}
    >
      <div className="try-choices">
        <TypeChoice {...{ name, types, operation, draft, onChange }} />
        <ExampleChoice name={name} operation={operation} draft={draft} onChange={onChange} />
        <ProfileChoice name={name} contract={real ? null : contract} draft={draft} onChange={onChange} />
        {!contract && !real && <AnswerChoice name={name} operation={operation} draft={draft} onChange={onChange} />}
      </div>
      <HeaderFields
        name={name}
        defaults={headers}
        edits={draft.headers}
        note={real ? realNote : contract ? engineNote : examplesNote}
        onChange={(edits) => onChange({ headers: edits })}
      />
      {operation.parameters.length > 0 && <ParameterFields name={name} schema={parameters} {...{ draft, onChange }} />}
      {operation.body && <BodyFields name={name} body={operation.body} {...{ draft, onChange }} />}
      {objections.length > 0 && (
        <p className="try-objection">Does not match the schema: {listed(objections)}. You can send it anyway.</p>
      )}
      <div className="try-foot">
        <Button type="submit" aria-keyshortcuts="Control+Enter">
          Send
        </Button>
        <span className="try-caption">
          {real
            ? real.foot
            : contract
              ? 'Runs in your browser; nothing is sent.'
              : 'Answered from the specification; nothing is sent.'}
        </span>
      </div>
    </form>
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
      isJson={false}
      onChange={(value) => onChange({ parameters: isObject(value) ? value : {} })}
    />
  )
}

interface HeaderFieldsProps {
  name: string
  /** Default values. */
  defaults: Record<string, string>
  edits: Record<string, string>
  note: string
  onChange: (edits: Record<string, string>) => void
}

/** The headers of the call; edited ones keep their value. */
function HeaderFields(props: HeaderFieldsProps) {
  const { defaults } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="try-headers" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Headers ({Object.keys(defaults).length})</summary>
      {isOpen && <Fields {...props} />}
    </details>
  )
}

function Fields({ name, defaults, edits, note, onChange }: HeaderFieldsProps) {
  const isEdited = Object.keys(edits).length > 0
  return (
    <>
      <div className="try-fields">
        {Object.entries({ ...defaults, ...edits }).map(([header, value], index) => (
          <label className="try-header" key={header} htmlFor={`${name}-header-${index}`}>
            {header}
            <TextInput
              {...fieldControl({ id: `${name}-header-${index}` })}
              value={value}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              onChange={({ target }) => onChange({ ...edits, [header]: target.value })}
            />
          </label>
        ))}
      </div>
      <p className="try-caption">{note}</p>
      {isEdited && <LinkButton onClick={() => onChange({})}>Undo the changes</LinkButton>}
    </>
  )
}

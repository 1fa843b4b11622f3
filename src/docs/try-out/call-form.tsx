import { type FormEvent, type KeyboardEvent, memo, useMemo, useState } from 'react'
import type { TryOutOperation } from '#docs/model/try-out.ts'
import type { Contract } from '#simulator/contract/contract.ts'
import { BodyFields } from './body-fields.tsx'
import { AnswerChoice, ExampleChoice, ProfileChoice } from './choices.tsx'
import { Button, LinkButton, TextInput } from './controls.tsx'
import { type Draft, isJsonType, jsonProblem, parameterKey } from './draft.ts'
import { fieldControl } from './field.tsx'
import { fieldErrors } from './interpreter.ts'
import { flatten, isBinary, isObject, type JsonObject, listOf } from './json-schema.ts'
import { SchemaForm } from './schema-form.tsx'

/** All parameters as one object with properties named by location, since two locations may share a name. */
function schemaOfParameters({ parameters }: TryOutOperation): JsonObject {
  const properties = parameters.map((parameter) => [
    parameterKey(parameter),
    { allOf: [parameter.schema], 'x-label': parameter.name },
  ])
  return {
    type: 'object',
    $defs: Object.assign({}, ...parameters.map(({ schema }) => (isObject(schema) ? schema.$defs : {}))),
    properties: Object.fromEntries(properties),
    required: parameters.filter(({ required }) => required).map(parameterKey),
  }
}

const maxListed = 4

/** Schema problems of the whole call in one line; null without any. */
function problemLine(operation: TryOutOperation, parameters: JsonObject, draft: Draft): string | null {
  const inParameters = fieldErrors(parameters, draft.parameters).map(({ path, message }) => {
    const [key = '', ...inside] = path
    return withPath([key.slice(key.indexOf(':') + 1), ...inside], message)
  })
  const all = [...new Set([...inParameters, ...ofBody(operation, draft)])]
  if (all.length === 0) return null
  const more = all.length > maxListed ? `; and ${all.length - maxListed} more` : ''
  return `Does not match the schema: ${all.slice(0, maxListed).join('; ')}${more}. You can send it anyway.`
}

const withPath = (path: string[], message: string) => `${path.join('.') || 'the body'}: ${message}`

function ofBody({ body }: TryOutOperation, draft: Draft): string[] {
  if (!body || !draft.body) return []
  const { text, value } = draft.body
  if (isJsonType(body.type) && jsonProblem(text)) return ['the body: no JSON']
  if (value === undefined && text.trim() === '') return body.required ? ['the body: required'] : []
  if (value === undefined) return []
  const missing = missingFiles(body.schema, value)
  const found = fieldErrors(body.schema, value).filter(({ path }) => !missing.includes(path.join('.')))
  return [
    ...missing.map((name) => withPath([name], 'no file is chosen')),
    ...found.map(({ path, message }) => withPath(path, message)),
  ]
}

/** An example's file name passes the schema as text, but there is no file to send. */
function missingFiles(schema: unknown, value: unknown): string[] {
  if (!isObject(schema) || !isObject(value)) return []
  const { properties, required } = flatten(schema, schema)
  if (!isObject(properties)) return []
  return listOf(required).filter((name): name is string => {
    if (typeof name !== 'string' || value[name] instanceof Blob) return false
    const property = properties[name]
    return isObject(property) && isBinary(flatten(property, schema))
  })
}

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

/** The form of a call with Send. */
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
    <form
      className="try-form"
      tabIndex={-1}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      noValidate
      aria-label={`Call ${operation.id}`}
    >
      <div className="try-choices">
        <ExampleChoice name={name} operation={operation} draft={draft} onChange={onChange} />
        <ProfileChoice name={name} contract={contract} draft={draft} onChange={onChange} />
        {!contract && <AnswerChoice name={name} operation={operation} draft={draft} onChange={onChange} />}
      </div>
      <HeaderFields
        name={name}
        given={headers}
        edits={draft.headers}
        note={contract ? engineNote : examplesNote}
        onChange={(edits) => onChange({ headers: edits })}
      />
      {operation.parameters.length > 0 && <ParameterFields name={name} schema={parameters} {...{ draft, onChange }} />}
      {operation.body && <BodyFields name={name} body={operation.body} {...{ draft, onChange }} />}
      {objection && <p className="try-objection">{objection}</p>}
      <div className="try-foot">
        <Button type="submit" aria-keyshortcuts="Control+Enter">
          Send
        </Button>
        <span className="try-caption">
          {contract
            ? 'Runs in your browser; nothing is sent.'
            : 'Answered with the example of the specification; nothing is sent.'}
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
      onChange={(value) => onChange({ parameters: { ...(typeof value === 'object' ? value : {}) } })}
    />
  )
}

interface HeaderFieldsProps {
  name: string
  /** Default values. */
  given: Record<string, string>
  edits: Record<string, string>
  note: string
  onChange: (edits: Record<string, string>) => void
}

/** The headers of the call; edited ones keep their value. */
function HeaderFields(props: HeaderFieldsProps) {
  const { given } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="try-headers" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Headers ({Object.keys(given).length})</summary>
      {isOpen && <Fields {...props} />}
    </details>
  )
}

function Fields({ name, given, edits, note, onChange }: HeaderFieldsProps) {
  const isEdited = Object.keys(edits).length > 0
  return (
    <>
      <div className="try-fields">
        {Object.entries({ ...given, ...edits }).map(([header, value], at) => (
          <label className="try-header" key={header} htmlFor={`${name}-header-${at}`}>
            {header}
            <TextInput
              {...fieldControl({ id: `${name}-header-${at}` })}
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

import { fieldControl } from '#docs/model/field-control.ts'
import { bodyKind } from '#docs/model/media-kind.ts'
import type { TryOutBody } from '#docs/model/try-out.ts'
import { Tabs, Textarea } from './controls.tsx'
import { bodyFromText, bodyOf, type Draft, isJsonType, jsonProblem } from './draft.ts'
import { roundsNumbers } from './exact-numbers.ts'
import { Field } from './field.tsx'
import { SchemaForm } from './schema-form.tsx'

interface BodyFieldsProps {
  name: string
  body: TryOutBody
  draft: Draft
  onChange: (change: Partial<Draft>) => void
}

const views = [
  { key: 'form', label: 'Form' },
  { key: 'json', label: 'JSON' },
] as const

/** The body as form and JSON, kept in sync. */
export function BodyFields(props: BodyFieldsProps) {
  const { body, draft, onChange } = props
  if (!draft.body) return null
  if (!isJsonType(body.type)) return bodyKind(body.type) === 'text' ? <TextBody {...props} /> : <FormBody {...props} />
  return (
    <Tabs label="Body" tabs={views} current={draft.view} onChange={(view) => onChange({ view })}>
      {draft.view === 'form' ? <FormBody {...props} /> : <TextBody {...props} />}
    </Tabs>
  )
}

function FormBody({ name, body, draft, onChange }: BodyFieldsProps) {
  const text = draft.body?.text ?? ''
  const isBroken = jsonProblem(text) !== null
  if (isBroken || roundsNumbers(text)) {
    return (
      <p className="try-note">
        {isBroken ? 'The body is not valid JSON' : 'JavaScript cannot hold a number of the body'}, so there is no form
        for it. It is sent as typed in the JSON view, or choose an example.
      </p>
    )
  }
  return (
    <SchemaForm
      name={`${name}-body`}
      label="Body"
      schema={body.schema}
      value={draft.body?.value}
      isJson={isJsonType(body.type)}
      onChange={(value) => onChange({ body: bodyOf(value) })}
    />
  )
}

function TextBody({ name, body, draft, onChange }: BodyFieldsProps) {
  const id = `${name}-body-text`
  const text = draft.body?.text ?? ''
  const isJson = isJsonType(body.type)
  const broken = isJson ? jsonProblem(text) : null
  const help = broken
    ? `This is not valid JSON and is sent as typed. ${broken}`
    : isJson
      ? 'Unknown properties, nulls and empty texts can be tried here.'
      : undefined
  return (
    <Field id={id} label={isJson ? 'Body as JSON' : `Body, ${body.type}`} help={help}>
      <Textarea
        {...fieldControl({ id, help })}
        rows={Math.min(24, Math.max(8, text.split('\n').length + 1))}
        spellCheck={false}
        autoCapitalize="none"
        value={text}
        onChange={({ target }) => onChange({ body: bodyFromText(target.value) })}
      />
    </Field>
  )
}

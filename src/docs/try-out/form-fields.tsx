import { type FieldProps, getDecimalSeparator, getUiOptions } from '@rjsf/utils'
import { useMemo, useState } from 'react'
import { fieldControl } from '#docs/model/field-control.ts'
import { parseJson } from '#domain/parse-json.ts'
import { Chip, Select, Textarea } from './controls.tsx'
import { numberIn, roundsNumbers } from './exact-numbers.ts'
import { listOf } from './json-schema.ts'
import { firstOf, type Later, shapeOf } from './shape.ts'

const described = ({ fieldPathId, uiSchema, required, rawErrors }: FieldProps) =>
  fieldControl({ id: fieldPathId.$id, required, help: getUiOptions(uiSchema).help, error: rawErrors?.[0] })

/** A number field, which keeps the text of a number that JavaScript would round. */
export function NumberField(props: FieldProps) {
  const { formData, onChange, registry } = props
  const [typed, setTyped] = useState<string>()
  const { StringField } = registry.fields
  const change: FieldProps['onChange'] = (text: string | undefined, ...rest) => {
    setTyped(text)
    onChange(numberTyped(text), ...rest)
  }
  return (
    <>
      {StringField && (
        <StringField {...props} formData={numberTyped(typed) === formData ? typed : formData} onChange={change} />
      )}
      <SentAsText {...props} />
    </>
  )
}

/** Text is no number in JSON. */
function SentAsText({ formData, registry }: FieldProps) {
  const isJson = registry.formContext.isJson === true && typeof formData === 'string'
  if (!isJson || parseJson(formData) === undefined || !roundsNumbers(formData)) return null
  return (
    <p className="try-caption">
      JavaScript cannot hold this number, so the form sends text. The JSON view sends a number.
    </p>
  )
}

const numberTyped = (text: string | undefined) => text && numberIn(text.replace(getDecimalSeparator(), '.'))

/** An enum field. An unlisted value, from the JSON view, is shown and kept. */
export function OneOfTheseField(props: FieldProps) {
  const { formData, onChange, fieldPathId, uiSchema } = props
  const values = listOf(getUiOptions(uiSchema).values)
  const all = formData === undefined || values.includes(formData) ? values : [...values, formData]
  return (
    <Select
      {...described(props)}
      value={String(all.indexOf(formData))}
      onChange={({ target }) => onChange(all[Number(target.value)], fieldPathId.path)}
    >
      <option value="-1">Not sent</option>
      {all.map((value, index) => (
        <option key={String(value)} value={String(index)}>
          {typeof value === 'string' ? value : JSON.stringify(value)}
          {values.includes(value) ? '' : ' (not on the list)'}
        </option>
      ))}
    </Select>
  )
}

/** A field for any value: JSON, or text if it is not JSON or has numbers that JavaScript would round. */
export function AnyJsonField(props: FieldProps) {
  const { formData, onChange, fieldPathId } = props
  const [typed, setTyped] = useState('')
  const isOwn = JSON.stringify(read(typed)) === JSON.stringify(formData)
  const change = (text: string) => {
    setTyped(text)
    onChange(read(text), fieldPathId.path)
  }
  return (
    <>
      <Textarea
        {...described(props)}
        rows={3}
        spellCheck={false}
        placeholder="JSON"
        value={isOwn ? typed : written(formData)}
        onChange={({ target }) => change(target.value)}
      />
      <SentAsText {...props} />
    </>
  )
}

function read(text: string): unknown {
  if (text.trim() === '') return undefined
  const value = parseJson(text)
  return value === undefined || roundsNumbers(text) ? text : value
}

const written = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? ''))

/** A nested field, rendered once it has a value or the user adds it. This also ends recursive schemas. */
export function LaterField(props: FieldProps) {
  const { formData, onChange, fieldPathId, uiSchema, required, errorSchema, registry } = props
  const { later, title } = getUiOptions(uiSchema)
  const { schema, root }: Later = isLater(later) ? later : { schema: {}, root: {} }
  const label = String(title ?? '')
  const shape = useMemo(() => shapeOf(schema, root, label), [schema, root, label])
  const isAbsent = formData === undefined || formData === null
  if (isAbsent && !(required && fieldPathId.path.length < 6)) {
    return (
      <div data-wide>
        <Chip onClick={() => onChange(firstOf(schema, root), fieldPathId.path)}>Add {label}</Chip>
      </div>
    )
  }
  const { SchemaField } = registry.fields
  return SchemaField && <SchemaField {...props} {...fitting(shape, formData)} errorSchema={errorSchema ?? {}} />
}

const isLater = (value: unknown): value is Later => typeof value === 'object' && value !== null && 'root' in value

/** A value of an unexpected type, from the JSON view, is shown as JSON. */
function fitting(shape: ReturnType<typeof shapeOf>, value: unknown) {
  const { type, title } = shape.schema
  const isOther =
    (type === 'array' && !Array.isArray(value)) ||
    (type === 'object' && (Array.isArray(value) || typeof value !== 'object'))
  if (!isOther || value === undefined || value === null) return shape
  return { schema: { title }, uiSchema: { 'ui:options': { field: 'anyJson', wide: true } } }
}

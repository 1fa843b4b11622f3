import Form from '@rjsf/core'
import { type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils'
import { useMemo } from 'react'
import { tryOutTheme } from './form-theme.tsx'
import { interpreter, objectionsOf } from './interpreter.ts'
import { isObject } from './json-schema.ts'
import { shapeOf } from './shape.ts'

interface SchemaFormProps {
  /** Begins the ids of its controls. */
  name: string
  label: string
  schema: unknown
  value: unknown
  onChange: (value: unknown) => void
}

/** Nothing by itself: what is sent is what was filled in, with its gaps. */
const nothingByItself = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
  requiredBooleanDefault: 'skip',
} as const

/** The form of any schema. The schema gives hints, and never keeps anybody from sending. */
export function SchemaForm({ name, label, schema, value, onChange }: SchemaFormProps) {
  const shape = useMemo(() => shapeOf(schema, isObject(schema) ? schema : {}, label), [schema, label])
  const remarks = useMemo(() => remarksOf(schema, value), [schema, value])
  return (
    <Form
      {...tryOutTheme}
      tagName="div"
      idPrefix={name}
      schema={shape.schema}
      uiSchema={shape.uiSchema}
      validator={interpreter}
      formData={value}
      extraErrors={remarks}
      experimental_defaultFormStateBehavior={nothingByItself}
      noValidate
      noHtml5Validate
      showErrorList={false}
      onChange={({ formData }) => onChange(formData)}
    >
      {/* rjsf puts a button of its own where there is nothing. */}
      <span hidden />
    </Form>
  )
}

function remarksOf(schema: unknown, value: unknown): ErrorSchema<unknown> {
  const tree = new ErrorSchemaBuilder<unknown>()
  if (value === undefined) return tree.ErrorSchema
  for (const { path, words } of objectionsOf(schema, value)) tree.addErrors(words, path)
  return tree.ErrorSchema
}

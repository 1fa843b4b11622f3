import type { ThemeProps } from '@rjsf/core'
import Form from '@rjsf/core'
import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  type ErrorSchema,
  ErrorSchemaBuilder,
  type MultiSchemaFieldTemplateProps,
  type ObjectFieldTemplateProps,
} from '@rjsf/utils'
import { useMemo } from 'react'
import { Chip, LinkButton } from './controls.tsx'
import { FieldFrame } from './field-frame.tsx'
import { AnyJsonField, LaterField, NumberField, OneOfTheseField } from './form-fields.tsx'
import { widgets } from './form-widgets.tsx'
import { fieldErrors, interpreter, textErrors } from './interpreter.ts'
import { isObject } from './json-schema.ts'
import { shapeOf } from './shape.ts'

const ObjectFieldTemplate = ({ properties }: ObjectFieldTemplateProps) => (
  <div className="try-fields">{properties.map(({ content }) => content)}</div>
)

const ArrayFieldTemplate = ({ items, canAdd, onAddClick, title }: ArrayFieldTemplateProps) => (
  <div className="try-items">
    {items}
    {canAdd && (
      <div>
        <Chip onClick={onAddClick}>Add an item{title ? ` to ${title}` : ''}</Chip>
      </div>
    )}
  </div>
)

const ArrayFieldItemTemplate = ({ children, buttonsProps, index }: ArrayFieldItemTemplateProps) => (
  <div className="try-item">
    <div>{children}</div>
    <LinkButton onClick={buttonsProps.onRemoveItem} aria-label={`Remove item ${index + 1}`}>
      Remove
    </LinkButton>
  </div>
)

const MultiSchemaFieldTemplate = ({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) => (
  <div className="try-items">
    {selector}
    {optionSchemaField}
  </div>
)

const Nothing = () => null

/** Our widgets and templates for rjsf. FieldTemplate renders description, help and problems itself. */
const tryOutTheme: ThemeProps = {
  fields: {
    NumberField,
    later: LaterField,
    anyJson: AnyJsonField,
    oneOfThese: OneOfTheseField,
  },
  templates: {
    DescriptionFieldTemplate: Nothing,
    FieldHelpTemplate: Nothing,
    FieldErrorTemplate: Nothing,
    TitleFieldTemplate: Nothing,
    ErrorListTemplate: Nothing,
    FieldTemplate: FieldFrame,
    ObjectFieldTemplate,
    ArrayFieldTemplate,
    ArrayFieldItemTemplate,
    MultiSchemaFieldTemplate,
  },
  widgets,
}

interface SchemaFormProps {
  /** Prefix of control ids. */
  name: string
  label: string
  schema: unknown
  value: unknown
  /** Sent as JSON, not as text. */
  isJson: boolean
  onChange: (value: unknown) => void
}

/** No defaults: exactly the filled-in values are sent. */
const noDefaults = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
  requiredBooleanDefault: 'skip',
} as const

/** A form for any schema. The schema gives hints and never prevents sending. */
export function SchemaForm({ name, label, schema, value, isJson, onChange }: SchemaFormProps) {
  const shape = useMemo(() => shapeOf(schema, isObject(schema) ? schema : {}, label), [schema, label])
  const remarks = useMemo(() => remarksOf(schema, value, isJson), [schema, value, isJson])
  const context = useMemo(() => ({ isJson }), [isJson])
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
      formContext={context}
      experimental_defaultFormStateBehavior={noDefaults}
      noValidate
      noHtml5Validate
      showErrorList={false}
      onChange={({ formData }) => onChange(formData)}
    >
      {/* rjsf renders its own submit button without children. */}
      <span hidden />
    </Form>
  )
}

function remarksOf(schema: unknown, value: unknown, isJson: boolean): ErrorSchema<unknown> {
  const tree = new ErrorSchemaBuilder<unknown>()
  if (value === undefined) return tree.ErrorSchema
  for (const { path, message } of isJson ? fieldErrors(schema, value) : textErrors(schema, value))
    tree.addErrors(message, path)
  return tree.ErrorSchema
}

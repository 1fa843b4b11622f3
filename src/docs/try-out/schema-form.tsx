import { chakra } from '@chakra-ui/react/styled-system'
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
import { rjsfTheme } from '#web/form/rjsf-theme.tsx'
import { ButtonLink } from '#web/ui/link.tsx'
import { Chip } from './chip.tsx'
import { FieldFrame } from './field-frame.tsx'
import { AnyJsonField, LaterField, OneOfTheseField } from './form-fields.tsx'
import { widgets } from './form-widgets.tsx'
import { fieldErrors, interpreter } from './interpreter.ts'
import { isObject } from './json-schema.ts'
import { shapeOf } from './shape.ts'

const Fields = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '6',
    rowGap: '2',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
})
const Items = chakra('div', { base: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '3' } })
const Item = chakra('div', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
})
const Choice = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3', mt: '2' } })

const ObjectFieldTemplate = ({ properties }: ObjectFieldTemplateProps) => (
  <Fields>{properties.map(({ content }) => content)}</Fields>
)

const ArrayFieldTemplate = ({ items, canAdd, onAddClick, title }: ArrayFieldTemplateProps) => (
  <Items>
    {items}
    {canAdd && (
      <div>
        <Chip onClick={onAddClick}>Add an item{title ? ` to ${title}` : ''}</Chip>
      </div>
    )}
  </Items>
)

const ArrayFieldItemTemplate = ({ children, buttonsProps, index }: ArrayFieldItemTemplateProps) => (
  <Item>
    <div>{children}</div>
    <ButtonLink minH="6" onClick={buttonsProps.onRemoveItem} aria-label={`Remove item ${index + 1}`}>
      Remove
    </ButtonLink>
  </Item>
)

const MultiSchemaFieldTemplate = ({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) => (
  <Choice>
    {selector}
    {optionSchemaField}
  </Choice>
)

/** The form theme extended by lists, choices, files and arbitrary values. */
const tryOutTheme: ThemeProps = {
  fields: {
    later: LaterField,
    anyJson: AnyJsonField,
    oneOfThese: OneOfTheseField,
  },
  templates: {
    ...rjsfTheme.templates,
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
  onChange: (value: unknown) => void
}

/** No defaults: exactly the filled-in values are sent. */
const nothingByItself = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
  requiredBooleanDefault: 'skip',
} as const

/** A form for any schema. The schema gives hints and never prevents sending. */
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
      {/* rjsf renders its own submit button without children. */}
      <span hidden />
    </Form>
  )
}

function remarksOf(schema: unknown, value: unknown): ErrorSchema<unknown> {
  const tree = new ErrorSchemaBuilder<unknown>()
  if (value === undefined) return tree.ErrorSchema
  for (const { path, words } of fieldErrors(schema, value)) tree.addErrors(words, path)
  return tree.ErrorSchema
}

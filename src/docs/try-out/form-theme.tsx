import { chakra } from '@chakra-ui/react/styled-system'
import type { ThemeProps } from '@rjsf/core'
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  MultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps,
} from '@rjsf/utils'
import { rjsfTheme } from '#web/form/rjsf-theme.tsx'
import { ButtonLink } from '#web/ui/link.tsx'
import { Chip } from './chip.tsx'
import { FieldFrame } from './field-frame.tsx'
import { AnyJsonField, LaterField, OneOfTheseField } from './form-fields.tsx'
import { widgets } from './form-widgets.tsx'

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

/** The forms' own theme with what they never need: lists, choices, files, anything at all. */
export const tryOutTheme: ThemeProps = {
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

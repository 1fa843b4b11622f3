import { chakra } from '@chakra-ui/react/styled-system'
import type { WidgetProps } from '@rjsf/utils'
import { use } from 'react'
import { HiddenWidget, TextareaWidget, TextWidget } from '#web/form/widgets.tsx'
import { inputRecipe } from '#web/theme/recipes/input.ts'
import { fieldControl } from '#web/ui/field.tsx'
import { Select, TextInput } from '#web/ui/input.tsx'
import { BesideContext } from './form-context.ts'

const described = ({ id, required, options, rawErrors }: WidgetProps) =>
  fieldControl({ id, required, help: options.help, error: rawErrors?.[0] })

/** A value of an unexpected type, from the JSON view, is shown as JSON. */
const inText = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value)

const Offered = chakra('div', {
  base: { display: 'grid', gap: '2', gridTemplateColumns: 'minmax(0, 1fr) 7rem' },
})

/** Suggested values; others can be typed. Not a datalist: with a filled field it shows the current value only. */
function WordsWidget(props: WidgetProps) {
  const { suggestions } = use(BesideContext)
  const known = suggestions[props.name] ?? []
  if (known.length === 0) return <TextWidget {...props} value={inText(props.value)} />
  const { id, name, value, onChange } = props
  return (
    <Offered>
      <TextInput
        {...described(props)}
        name={name}
        autoComplete="off"
        spellCheck={false}
        value={String(inText(value) ?? '')}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
      <Select aria-label="Suggestions" aria-controls={id} value="" onChange={({ target }) => onChange(target.value)}>
        <option value="" disabled>
          Choose
        </option>
        {known.map(({ value: offered, words }) => (
          <option key={offered} value={offered}>
            {words ? `${words} (${offered})` : offered}
          </option>
        ))}
      </Select>
    </Offered>
  )
}
const LongWordsWidget = (props: WidgetProps) => <TextareaWidget {...props} value={inText(props.value)} />

function FlagWidget(props: WidgetProps) {
  const { value, onChange } = props
  return (
    <Select
      {...described(props)}
      value={typeof value === 'boolean' ? String(value) : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value === 'true')}
    >
      <option value="">Not sent</option>
      <option value="true">true</option>
      <option value="false">false</option>
    </Select>
  )
}

const FileInput = chakra('input', { ...inputRecipe, base: { ...inputRecipe.base, h: 'auto', py: '2' } })
const FileName = chakra('span', { base: { textStyle: 'caption', color: 'muted' } })

function AttachmentWidget(props: WidgetProps) {
  const { value, onChange } = props
  const name: unknown = value instanceof File ? undefined : value
  return (
    <>
      <FileInput {...described(props)} type="file" onChange={({ target }) => onChange(target.files?.[0])} />
      {typeof name === 'string' && name !== '' && <FileName>In the example: {name.slice(0, 60)}</FileName>}
    </>
  )
}

/** The select of a choice. A choice field has no name of its own, so the label includes the text. */
function OptionWidget({ id, value, options, onChange, label }: WidgetProps) {
  const { enumOptions = [] } = options
  return (
    <Select
      id={id}
      aria-label={`Form of ${label || 'the body'}`}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(target.value)}
    >
      {enumOptions.map(({ value: option, label: words }) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </Select>
  )
}

export const widgets = {
  words: WordsWidget,
  TextWidget: WordsWidget,
  textarea: LongWordsWidget,
  TextareaWidget: LongWordsWidget,
  flag: FlagWidget,
  CheckboxWidget: FlagWidget,
  attachment: AttachmentWidget,
  HiddenWidget,
  SelectWidget: OptionWidget,
}

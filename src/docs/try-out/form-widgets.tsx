import type { WidgetProps } from '@rjsf/utils'
import { type ChangeEvent, use } from 'react'
import { fieldControl } from '#docs/model/field-control.ts'
import { Select, Textarea, TextInput } from './controls.tsx'
import { FieldContext } from './form-context.ts'

const described = ({ id, required, options, rawErrors }: WidgetProps) =>
  fieldControl({ id, required, help: options.help, error: rawErrors?.[0] })

/** A value of an unexpected type, from the JSON view, is shown as JSON. */
const inText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** A cleared control is not sent. */
function textControl(props: WidgetProps) {
  const { name, value, onChange } = props
  return {
    ...described(props),
    name,
    value: inText(value ?? ''),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(target.value === '' ? undefined : target.value),
  }
}

const HiddenWidget = ({ id, name, value }: WidgetProps) => (
  <input type="hidden" id={id} name={name} value={value ?? ''} />
)

/** Suggested values; others can be typed. Not a datalist: with a filled field it shows the current value only. */
function TextWidget(props: WidgetProps) {
  const { fieldOptions } = use(FieldContext)
  const suggested = fieldOptions[props.name] ?? []
  const { id, onChange } = props
  if (suggested.length === 0) return <TextInput {...textControl(props)} />
  return (
    <div className="try-with-options">
      <TextInput {...textControl(props)} autoComplete="off" spellCheck={false} />
      <Select aria-label="Suggestions" aria-controls={id} value="" onChange={({ target }) => onChange(target.value)}>
        <option value="" disabled>
          Choose
        </option>
        {suggested.map(({ value: option, label }) => (
          <option key={option} value={option}>
            {label} ({option})
          </option>
        ))}
      </Select>
    </div>
  )
}

function TextareaWidget(props: WidgetProps) {
  return <Textarea {...textControl(props)} rows={props.options.rows ?? 4} />
}

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

function AttachmentWidget(props: WidgetProps) {
  const { value, onChange } = props
  return (
    <>
      <input
        className="try-input try-file"
        {...described(props)}
        type="file"
        onChange={({ target }) => onChange(target.files?.[0])}
      />
      {typeof value === 'string' && value !== '' && (
        <span className="try-caption">In the example: {value.slice(0, 60)}</span>
      )}
    </>
  )
}

/** The select of a choice. A choice field has no name of its own, so the label includes the text. */
function OptionWidget({ id, value, options, onChange, label }: WidgetProps) {
  const { enumOptions = [] } = options
  return (
    <Select
      id={id}
      aria-label={`Variant of ${label || 'the body'}`}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(target.value)}
    >
      {enumOptions.map(({ value: option, label }) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </Select>
  )
}

export const widgets = {
  TextWidget,
  TextareaWidget,
  flag: FlagWidget,
  attachment: AttachmentWidget,
  HiddenWidget,
  SelectWidget: OptionWidget,
}

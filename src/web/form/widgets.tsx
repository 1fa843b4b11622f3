import type { WidgetProps } from '@rjsf/utils'
import type { ChangeEvent } from 'react'
import { fieldControl, fieldIds } from '#docs/model/field-control.ts'
import { Checkbox, RadioCards, type RadioOption } from '#web/ui/choice.tsx'
import { PasswordInput, Select, Textarea, TextInput } from '#web/ui/input.tsx'
import { readCode } from './read-code.ts'

/** Options from outside the schema, such as the ids of a reference list. */
export type Choices = RadioOption<string | number>[]

type Changed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>

/** Props of all controls. A cleared control is undefined, so that `required` reports it instead of `minLength`. */
function control({
  id,
  name,
  value,
  required,
  disabled,
  readonly,
  autofocus,
  placeholder,
  options,
  rawErrors,
  ...on
}: WidgetProps) {
  return {
    ...fieldControl({ id, required, help: options.help, error: rawErrors?.[0] }),
    name,
    value: value ?? '',
    disabled,
    readOnly: readonly,
    autoFocus: autofocus,
    placeholder: placeholder || undefined,
    autoComplete: options.autocomplete,
    onChange: ({ target }: Changed) => on.onChange(target.value === '' ? undefined : target.value),
    onBlur: () => on.onBlur(id, value),
  }
}

export const TextWidget = (props: WidgetProps) => (
  <TextInput {...control(props)} type="text" inputMode={inputMode(props)} />
)

export const EmailWidget = (props: WidgetProps) => (
  <TextInput {...control(props)} type="email" autoCapitalize="none" spellCheck={false} />
)

export const PasswordWidget = (props: WidgetProps) => <PasswordInput {...control(props)} />

export const TextareaWidget = (props: WidgetProps) => <Textarea {...control(props)} rows={props.options.rows ?? 4} />

export const HiddenWidget = ({ id, name, value }: WidgetProps) => (
  <input type="hidden" id={id} name={name} value={value ?? ''} />
)

/** A one-time code: phones show digits and offer the code from the message. Chakra's PinInput is six fields, each with a name of its own. */
export const CodeWidget = (props: WidgetProps) => (
  <TextInput
    {...control(props)}
    onChange={({ target }) => props.onChange(readCode(target.value) || undefined)}
    type="text"
    inputMode="numeric"
    autoComplete="one-time-code"
    textStyle="mono"
    letterSpacing="0.3em"
    maxW="200px"
  />
)

function choicesOf({ options }: WidgetProps): Choices {
  return options.choices ?? options.enumOptions ?? []
}

export const SelectWidget = (props: WidgetProps) => <ChoiceSelect {...props} choices={choicesOf(props)} />

export function ChoiceSelect({ choices, ...props }: WidgetProps & { choices: Choices }) {
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    props.onChange(choices.find(({ value }) => String(value) === target.value)?.value)
  // A native select has no read-only state.
  const { readOnly, disabled, ...select } = control(props)
  return (
    <Select {...select} disabled={disabled || readOnly} onChange={choose}>
      <option value="">{props.placeholder || 'Select'}</option>
      {choices.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </Select>
  )
}

export function RadioWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, required, options, rawErrors } = props
  return (
    <RadioCards
      {...fieldControl({ id, required, help: options.help, error: rawErrors?.[0] })}
      options={choicesOf(props)}
      value={value}
      onChange={onChange}
      onBlur={() => onBlur(id, value)}
      aria-labelledby={fieldIds(id).label}
    />
  )
}

export function CheckboxWidget(props: WidgetProps) {
  const { value: _value, onChange: _onChange, readOnly: _readOnly, placeholder: _placeholder, ...rest } = control(props)
  return (
    <Checkbox {...rest} checked={props.value === true} onChange={({ target }) => props.onChange(target.checked)}>
      {props.label}
    </Checkbox>
  )
}

function inputMode({ schema }: WidgetProps) {
  return schema.type === 'integer' || schema.type === 'number' ? ('numeric' as const) : undefined
}

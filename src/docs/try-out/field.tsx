import type { ReactNode } from 'react'
import { fieldControl, fieldIds } from '#docs/model/field-control.ts'
import { Select } from './controls.tsx'

interface FieldProps {
  id: string
  label: ReactNode
  help?: ReactNode
  required?: boolean | undefined
  children: ReactNode
}

/** Label above, help below. `required` is false for a field that may be left out. */
export function Field({ id, label, help, required, children }: FieldProps) {
  const ids = fieldIds(id)
  return (
    <div className="try-field" data-field={id}>
      <label id={ids.label} htmlFor={id}>
        {label}
        {required === false && <span className="try-optional"> (optional)</span>}
      </label>
      {children}
      <div className="try-help">{help && <p id={ids.help}>{help}</p>}</div>
    </div>
  )
}

interface SelectFieldProps {
  id: string
  label: string
  help?: string
  value: string
  options: { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A select with its label. */
export function SelectField({ id, label, help, value, options, onChange }: SelectFieldProps) {
  return (
    <Field id={id} label={label} help={help}>
      <Select {...fieldControl({ id, help })} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

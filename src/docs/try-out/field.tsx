import type { ReactNode } from 'react'
import { Select } from './controls.tsx'

/** rjsf's ids, so that one component serves its forms and other controls. */
export const fieldIds = (id: string) => ({ label: `${id}__label`, help: `${id}__help`, error: `${id}__error` })

interface Described {
  id: string
  help?: ReactNode
  error?: ReactNode
  required?: boolean | undefined
}

/** Props that associate a control with its label, help and error. */
export function fieldControl({ id, help, error, required }: Described) {
  const ids = fieldIds(id)
  const described = error ? ids.error : help && ids.help
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
}

interface FieldProps extends Omit<Described, 'error'> {
  label: ReactNode
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

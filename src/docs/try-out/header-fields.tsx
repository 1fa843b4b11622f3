import { useState } from 'react'
import { LinkButton, TextInput } from './controls.tsx'
import { fieldControl } from './field.tsx'

interface HeaderFieldsProps {
  name: string
  /** Default values. */
  given: Record<string, string>
  edits: Record<string, string>
  note: string
  onChange: (edits: Record<string, string>) => void
}

/** The headers of the call; edited ones keep their value. */
export function HeaderFields(props: HeaderFieldsProps) {
  const { given } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="try-headers" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Headers ({Object.keys(given).length})</summary>
      {isOpen && <Fields {...props} />}
    </details>
  )
}

function Fields({ name, given, edits, note, onChange }: HeaderFieldsProps) {
  const isEdited = Object.keys(edits).length > 0
  return (
    <>
      <div className="try-fields">
        {Object.entries({ ...given, ...edits }).map(([header, value], at) => (
          <label className="try-header" key={header} htmlFor={`${name}-header-${at}`}>
            {header}
            <TextInput
              {...fieldControl({ id: `${name}-header-${at}` })}
              value={value}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              onChange={({ target }) => onChange({ ...edits, [header]: target.value })}
            />
          </label>
        ))}
      </div>
      <p className="try-caption">{note}</p>
      {isEdited && <LinkButton onClick={() => onChange({})}>Undo the changes</LinkButton>}
    </>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { fieldControl } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/input.tsx'
import { ButtonLink } from '#web/ui/link.tsx'

const Details = chakra('details', { base: { '& > summary': { cursor: 'pointer', fontWeight: 'medium', py: '1' } } })
const Grid = chakra('div', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))', pt: '2' },
})
const Label = chakra('label', {
  base: { display: 'flex', flexDirection: 'column', gap: '1', textStyle: 'mono', minW: '0' },
})
const Note = chakra('p', { base: { textStyle: 'caption', color: 'muted', mt: '2' } })

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
    <Details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Headers ({Object.keys(given).length})</summary>
      {isOpen && <Fields {...props} />}
    </Details>
  )
}

function Fields({ name, given, edits, note, onChange }: HeaderFieldsProps) {
  const isEdited = Object.keys(edits).length > 0
  return (
    <>
      <Grid>
        {Object.entries({ ...given, ...edits }).map(([header, value], at) => (
          <Label key={header}>
            {header}
            <TextInput
              {...fieldControl({ id: `${name}-header-${at}` })}
              value={value}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              onChange={({ target }) => onChange({ ...edits, [header]: target.value })}
            />
          </Label>
        ))}
      </Grid>
      <Note>{note}</Note>
      {isEdited && (
        <ButtonLink minH="6" onClick={() => onChange({})}>
          Undo the changes
        </ButtonLink>
      )}
    </>
  )
}

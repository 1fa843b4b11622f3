// Chakra's FileUpload ignores a dropped folder without a message, hides its native input from screen readers, and adds 7 kB.
import { Span } from '@chakra-ui/react/span'
import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { FileText, Upload, X } from 'lucide-react'
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { fieldControl, fieldIds } from '#docs/model/field-control.ts'
import { IconButton } from './button.tsx'
import { Field } from './field.tsx'

const Zone = chakra('label', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '5',
    bg: 'surface',
    color: 'muted',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'line.control',
    borderRadius: 'md',
    cursor: 'pointer',
    transitionProperty: 'background, border-color',
    transitionDuration: 'quick',
    '&:hover': { borderColor: 'muted', bg: 'hover' },
    '&[data-over=true]': { borderColor: 'brand.fg', borderStyle: 'solid', bg: 'brand.wash' },
    '&:has([aria-invalid=true])': { borderColor: 'danger.fg' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.fg', outlineOffset: '2px' },
    '& > svg': { flexShrink: '0' },
  },
})
type Props = {
  label: string
  help?: ReactNode
  /** The `accept` attribute: '.jpg,.png,.pdf'. A hint for the dialog, not a check. */
  accept?: string
  file: Pick<File, 'name' | 'size'> | null
  /** Null when the file was removed. */
  onPick: (file: File | null) => void
  /** Called when several files were dropped or chosen; none is accepted. */
  onSeveral?: () => void
  problem?: ReactNode
  required?: boolean
}

/** Picks one file by button, keyboard or drop. Its owner validates the file. */
export function FilePicker({ label, help, accept, file, onPick, onSeveral, problem, required }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null) => {
    const [first, second] = files ?? []
    if (second) onSeveral?.()
    else if (first) onPick(first)
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files)
    // Allows choosing the same file again after it was changed.
    target.value = ''
  }
  const remove = () => {
    onPick(null)
    input.current?.focus()
  }
  return (
    <Field id={id} label={label} help={help} error={problem} required={required}>
      {file && (
        <HStack
          gap="3"
          pl="4"
          pr="2"
          py="3"
          bg="surface"
          borderWidth="1px"
          borderColor="line.control"
          borderRadius="md"
          css={{ '&[data-invalid=true]': { borderColor: 'danger.fg' }, '& > svg': { flexShrink: '0', color: 'muted' } }}
          data-invalid={Boolean(problem)}
        >
          <FileText size={18} aria-hidden />
          <Span flex="1" minW="0" overflowWrap="anywhere">
            {file.name}
          </Span>
          <Span color="muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {fileSize(file.size)}
          </Span>
          <IconButton label={`Remove ${file.name}`} onClick={remove}>
            <X size={16} aria-hidden />
          </IconButton>
        </HStack>
      )}
      <DropZone onDrop={take}>
        <Upload size={18} aria-hidden />
        <span>
          <Span color="brand.fg" fontWeight="medium" textDecoration="underline">
            {file ? 'Choose another file' : 'Choose a file'}
          </Span>{' '}
          or drop it here
        </span>
        <chakra.input
          srOnly
          ref={input}
          type="file"
          accept={accept}
          onChange={choose}
          {...fieldControl({ id, help, error: problem })}
          aria-labelledby={fieldIds(id).label}
        />
      </DropZone>
    </Field>
  )
}

function DropZone({ onDrop, children }: { onDrop: (files: FileList) => void; children: ReactNode }) {
  const [over, setOver] = useState(false)
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onDrop(event.dataTransfer.files)
  }
  return (
    <Zone data-over={over} onDragOver={hover} onDragLeave={() => setOver(false)} onDrop={drop}>
      {children}
    </Zone>
  )
}

/** '820 bytes', '12 kB', '4.9 MB': in units of 1024, as the limit is. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`
  const kilobytes = Math.round(bytes / 1024)
  return kilobytes < 1024 ? `${kilobytes} kB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`
}

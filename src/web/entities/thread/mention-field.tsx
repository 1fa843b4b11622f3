// No library's combobox chooses inside a longer text.
import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { fieldControl } from '#docs/model/field-control.ts'
import { Textarea } from '#web/ui/input.tsx'
import { fieldsToChoose, insertMention, mentionQuery, type NamedField } from './mentions.ts'

interface ListProps {
  area: RefObject<HTMLTextAreaElement | null>
  text: string
  onChange: (text: string) => void
  /** Whether every field is listed, because the button beside the text asked for them. */
  listed: boolean
  onListed: (listed: boolean) => void
}

type Props = ListProps & { id: string; readOnly: boolean; invalid: boolean }

/** A text in which '@' lists the fields of the application. Arrow keys and Enter choose, Escape closes the list. */
export function MentionField({ id, readOnly, invalid, ...props }: Props) {
  const { options, at, choose, type, setCaret, onKeyDown } = useFieldList(props)
  const isOpen = options.length > 0
  const listId = `${id}-fields`
  return (
    <Stack gap="1">
      <Textarea
        ref={props.area}
        {...fieldControl({ id, help: true, error: invalid, required: true })}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${at}` : undefined}
        value={props.text}
        readOnly={readOnly}
        onChange={({ target }) => type(target.value, target.selectionStart)}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden role="status">
        {isOpen
          ? `${options.length} fields. Arrow keys choose one, Enter or Tab inserts it, Escape closes the list.`
          : ''}
      </VisuallyHidden>
      {isOpen && <FieldList id={listId} options={options} at={at} onChoose={choose} />}
    </Stack>
  )
}

/** The list below the text: empty while it is closed. `at` is the index of the option that Enter chooses. */
function useFieldList({ area, text, onChange, listed, onListed }: ListProps) {
  const [caret, setCaret] = useState(text.length)
  const [active, setActive] = useState(0)
  const [closedFor, setClosedFor] = useState<string>()
  const query = mentionQuery(text, caret)
  const options = fieldsToChoose(query, closedFor, listed)
  const at = Math.min(active, options.length - 1)

  const type = (typed: string, position: number) => {
    onChange(typed)
    setCaret(position)
    setActive(0)
    setClosedFor(undefined)
    // Enter and Tab choose from an open list, and here belong to the text.
    onListed(false)
  }
  const close = () => {
    setClosedFor(query)
    setActive(0)
    onListed(false)
  }
  const choose = (label: string) => {
    const changed = insertMention(text, caret, label)
    onChange(changed.text)
    setCaret(changed.caret)
    close()
    // The caret can be placed once the text is on the page.
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(changed.caret, changed.caret)
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const option = options[at]
    if (!option || event.shiftKey) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setActive((at + step + options.length) % options.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(option.label)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  }
  return { options, at, choose, type, setCaret, onKeyDown }
}

type FieldListProps = {
  id: string
  options: NamedField[]
  at: number
  onChoose: (label: string) => void
}

function FieldList({ id, options, at, onChoose }: FieldListProps) {
  return (
    <Box
      role="listbox"
      id={id}
      aria-label="Fields of the application"
      layerStyle="card"
      maxH="192px"
      overflowY="auto"
      py="1"
    >
      {options.map(({ pointer, label }, index) => (
        <Box
          key={pointer}
          role="option"
          id={`${id}-${index}`}
          aria-selected={index === at}
          px="3"
          py="2"
          cursor="pointer"
          bg={index === at ? 'brand.wash' : undefined}
          ref={index === at ? showOption : undefined}
          // Keeps the focus, and with it the caret, in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(label)}
        >
          {label}
        </Box>
      ))}
    </Box>
  )
}

function showOption(option: HTMLElement | null) {
  option?.scrollIntoView?.({ block: 'nearest' })
}

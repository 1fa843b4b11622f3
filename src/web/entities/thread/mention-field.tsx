// No library's combobox chooses inside a longer text.
import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { fieldControl } from '#docs/model/field-control.ts'
import { Textarea } from '#web/ui/input.tsx'
import { fieldsMatching, insertMention, mentionQuery } from './mentions.ts'

type Props = {
  id: string
  area: RefObject<HTMLTextAreaElement | null>
  text: string
  onChange: (text: string) => void
  readOnly: boolean
  invalid: boolean
  /** Whether every field is listed, because the button beside the text asked for them. */
  listed: boolean
  onListed: (listed: boolean) => void
}

/** A text in which '@' lists the fields of the application. Arrow keys and Enter choose, Escape closes the list. */
export function MentionField({ id, area, text, onChange, readOnly, invalid, listed, onListed }: Props) {
  const [caret, setCaret] = useState(text.length)
  const [active, setActive] = useState(0)
  const [closed, setClosed] = useState<string>()
  const query = mentionQuery(text, caret)
  const isTyping = query !== undefined && closed !== query
  const options = isTyping ? fieldsMatching(query) : listed ? fieldsMatching('') : []
  const isOpen = options.length > 0
  const at = Math.min(active, options.length - 1)
  const listId = `${id}-fields`

  const close = () => {
    setClosed(query)
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
  const press = (event: KeyboardEvent) => {
    if (!isOpen) return
    const moves: Record<string, () => void> = {
      ArrowDown: () => setActive((at + 1) % options.length),
      ArrowUp: () => setActive((at - 1 + options.length) % options.length),
      Enter: () => choose(options[at]?.label ?? ''),
      Tab: () => choose(options[at]?.label ?? ''),
      Escape: close,
    }
    const move = event.shiftKey ? undefined : moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  return (
    <Stack gap="1">
      <Textarea
        ref={area}
        {...fieldControl({ id, help: true, error: invalid, required: true })}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${at}` : undefined}
        value={text}
        readOnly={readOnly}
        onChange={({ target }) => {
          onChange(target.value)
          setCaret(target.selectionStart)
          setActive(0)
          setClosed(undefined)
          // Enter and Tab choose from an open list, and here belong to the text.
          onListed(false)
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onKeyDown={press}
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

type FieldListProps = {
  id: string
  options: ReturnType<typeof fieldsMatching>
  /** Index of the option that Enter chooses. */
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

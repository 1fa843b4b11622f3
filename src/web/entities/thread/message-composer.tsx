import { HStack, Stack } from '@chakra-ui/react/stack'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { AtSign } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { isAppError, messageOf } from '#web/api/errors.ts'
import { localStore } from '#web/api/local-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { MentionField } from './mention-field.tsx'
import { type OutgoingMessage, useSend } from './use-send.ts'

type Props = {
  /** Names the unsent text. A component for another name needs another key. */
  draftName: string
  label: string
  help: string
  submitLabel: string
  /** What is said after sending. */
  sentMessage: string
  icon?: ReactNode
  send: (message: OutgoingMessage) => Promise<unknown>
}

/** Writes one message. The text stays until it is sent. */
export function MessageComposer({ draftName, label, help, submitLabel, sentMessage, icon, send }: Props) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useDraftText(draftName)
  const [sent, setSent] = useState(false)
  const [listed, setListed] = useState(false)
  const { mutate, isPending, error, reset } = useSend(send, () => {
    setText('')
    setSent(true)
  })
  const change = (next: string) => {
    setText(next)
    setSent(false)
    if (error) reset()
  }
  const toggleList = () => {
    setListed(!listed)
    // The keys that choose from the list work in the text.
    if (!listed) area.current?.focus()
  }
  return (
    <Stack
      as="form"
      gap="2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) mutate(text)
      }}
    >
      <Field id={id} label={label} help={help} error={error ? problemOf(error) : undefined}>
        <MentionField
          id={id}
          area={area}
          text={text}
          onChange={change}
          readOnly={isPending}
          invalid={error !== null}
          listed={listed}
          onListed={setListed}
        />
      </Field>
      <HStack wrap="wrap" gap="3">
        <Button type="submit" wraps loading={isPending}>
          {!isPending && icon}
          {submitLabel}
        </Button>
        <Button variant="secondary" aria-expanded={listed} onClick={toggleList}>
          <AtSign size={16} aria-hidden />
          Mention a field
        </Button>
        <VisuallyHidden role="status">{sent ? sentMessage : ''}</VisuallyHidden>
      </HStack>
    </Stack>
  )
}

/** The problem of the text is more exact than the general one. */
function problemOf(error: unknown): string {
  const [problem] = isAppError(error) ? error.problems : []
  return problem?.message ?? messageOf(error)
}

const keyOf = (name: string) => `draft:${name}`

/** The unsent text of one conversation, kept while the user visits another page or reloads. Signing out clears it. */
function useDraftText(name: string): [text: string, change: (text: string) => void] {
  const [text, setText] = useState(() => localStore().getItem(keyOf(name)) ?? '')
  const change = (next: string) => {
    setText(next)
    try {
      if (next) localStore().setItem(keyOf(name), next)
      else localStore().removeItem(keyOf(name))
    } catch {
      // A full store keeps the text on the page only.
    }
  }
  return [text, change]
}

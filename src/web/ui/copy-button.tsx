// Chakra's Clipboard does not report when copying is denied.
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { Check, Copy, X } from 'lucide-react'
import { useCopy } from '#docs/page/use-copy.ts'
import { Button, IconButton } from './button.tsx'

const icons = { idle: Copy, copied: Check, failed: X }

/** Copies and confirms for two seconds. `what` completes its name: 'Copy sandbox URL'. */
export function CopyButton({ text, what, label }: { text: string; what: string; label?: string }) {
  const { state, message, copy } = useCopy()
  const Icon = icons[state]
  const onClick = () => copy(text)
  const mark = <Icon size={16} aria-hidden />
  return (
    <>
      {label ? (
        <Button variant="secondary" size="sm" onClick={onClick}>
          {mark}
          {state === 'copied' ? message : label}
        </Button>
      ) : (
        <IconButton color="subtle" label={`Copy ${what}`} onClick={onClick}>
          {mark}
        </IconButton>
      )}
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </>
  )
}

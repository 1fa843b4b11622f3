// Chakra's Clipboard does not report when copying is denied.

import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { Check, Copy, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, type ButtonProps, IconButton } from './button.tsx'

const CONFIRMED_FOR = 2000
const faces = {
  idle: [Copy, ''],
  copied: [Check, 'Copied'],
  failed: [X, 'Could not copy. Select the text instead.'],
} as const
const idle = { face: 'idle' } as const

/** Copies and confirms for two seconds. `what` completes its name: 'Copy sandbox URL'. */
export function CopyButton({
  text,
  what,
  label: words,
  ...rest
}: { text: string; what: string; label?: string } & ButtonProps) {
  const [outcome, setOutcome] = useState<{ face: keyof typeof faces }>(idle)
  useEffect(() => {
    if (outcome === idle) return
    const timer = setTimeout(() => setOutcome(idle), CONFIRMED_FOR)
    return () => clearTimeout(timer)
  }, [outcome])
  const { face } = outcome
  const [Icon, said] = faces[face]
  const copy = async () => setOutcome({ face: await write(text) })
  const mark = <Icon size={16} aria-hidden />
  return (
    <>
      {words ? (
        <Button variant="secondary" {...rest} onClick={copy}>
          {mark}
          {face === 'copied' ? said : words}
        </Button>
      ) : (
        <IconButton color="subtle" {...rest} label={`Copy ${what}`} onClick={copy}>
          {mark}
        </IconButton>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}

/** The clipboard is missing outside a secure context and may be refused inside one. */
async function write(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}

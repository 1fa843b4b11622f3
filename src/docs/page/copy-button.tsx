import { Check, Copy, Link as LinkIcon, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { fullUrl } from './anchors.ts'
import { goTo } from './page-address.ts'

const CONFIRMED_FOR = 2000
const announcements = { idle: '', copied: 'Copied', failed: 'Could not copy. Select the text instead.' }
const idle = { face: 'idle' } as const

interface CopyProps {
  /** Completes the name: 'Copy the code sample'. */
  what: string
  text: () => string
  icon?: 'copy' | 'link'
  onCopied?: () => void
}

/** Copies, and confirms for two seconds after the last click. */
export function CopyButton({ what, text, icon = 'copy', onCopied }: CopyProps) {
  const [outcome, setOutcome] = useState<{ face: keyof typeof announcements }>(idle)
  useEffect(() => {
    if (outcome === idle) return
    const timer = setTimeout(() => setOutcome(idle), CONFIRMED_FOR)
    return () => clearTimeout(timer)
  }, [outcome])
  const { face } = outcome
  const copy = async () => {
    setOutcome({ face: await write(text()) })
    onCopied?.()
  }
  const Icon = face === 'idle' ? (icon === 'link' ? LinkIcon : Copy) : face === 'copied' ? Check : X
  return (
    <>
      <button
        type="button"
        className="ref-icon-button"
        aria-label={`Copy ${what}`}
        title={announcements[face] || `Copy ${what}`}
        onClick={copy}
      >
        <Icon size={15} aria-hidden />
      </button>
      {face !== 'idle' && (
        <span role="status" className="ref-said">
          {announcements[face]}
        </span>
      )}
    </>
  )
}

/** Copies the URL of an anchor and goes there. */
export function CopyLink({ anchor, what }: { anchor: string; what: string }) {
  return (
    <CopyButton
      icon="link"
      what={`link to ${what}`}
      text={() => fullUrl(anchor)}
      onCopied={() => anchor && goTo(anchor)}
    />
  )
}

/** The clipboard is missing outside a secure context and may be denied inside one. */
async function write(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}

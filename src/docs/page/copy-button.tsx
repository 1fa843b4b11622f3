import { Check, Copy, Link as LinkIcon, X } from 'lucide-react'
import { fullUrl } from './anchors.ts'
import { goTo } from './page-address.ts'
import { useCopy } from './use-copy.ts'

interface CopyProps {
  /** Completes the name: 'Copy the code sample'. */
  what: string
  text: () => string
  icon?: 'copy' | 'link'
  onCopied?: () => void
}

export function CopyButton({ what, text, icon = 'copy', onCopied }: CopyProps) {
  const { state, message, copy } = useCopy()
  const Icon = state === 'idle' ? (icon === 'link' ? LinkIcon : Copy) : state === 'copied' ? Check : X
  return (
    <>
      <button
        type="button"
        className="ref-icon-button"
        aria-label={`Copy ${what}`}
        title={message || `Copy ${what}`}
        onClick={async () => {
          await copy(text())
          onCopied?.()
        }}
      >
        <Icon size={15} aria-hidden />
      </button>
      {state !== 'idle' && (
        <span role="status" className="ref-said">
          {message}
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

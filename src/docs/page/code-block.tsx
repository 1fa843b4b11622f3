import { TextWrap } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Html } from '#docs/model/product.ts'
import { CopyButton } from './copy-button.tsx'

interface CodeBlockProps {
  /** Accessible name. */
  label: string
  /** Left part of the head: a title or controls. */
  head: ReactNode
  html: Html
  text: string
  children?: ReactNode
}

/** Highlighted code that scrolls inside itself, also by keyboard, or wraps its lines. */
export function CodeBlock({ label, head, html, text, children }: CodeBlockProps) {
  const [wraps, setWraps] = useState(false)
  return (
    <div className={`ref-code ${wraps ? 'ref-wraps' : ''}`}>
      <div className="ref-code-head">
        {head}
        <button
          type="button"
          className="ref-icon-button ref-end"
          aria-label={`Wrap lines of ${label}`}
          aria-pressed={wraps}
          title="Wrap lines"
          onClick={() => setWraps(!wraps)}
        >
          <TextWrap size={15} aria-hidden />
        </button>
        <CopyButton what={label} text={() => text} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped when it was highlighted */}
      <pre role="region" aria-label={label} tabIndex={0} dangerouslySetInnerHTML={{ __html: html }} />
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { CopyButton } from './copy-button.tsx'
import type { Html } from './model.ts'

interface CodeBlockProps {
  /** What it is, for those who do not see where it stands. */
  label: string
  /** Left in the head: a title, or what is chosen. */
  head: ReactNode
  html: Html
  text: string
  children?: ReactNode
}

/** Highlighted code; it scrolls inside itself, with the keyboard as well. */
export function CodeBlock({ label, head, html, text, children }: CodeBlockProps) {
  return (
    <div className="ref-code">
      <div className="ref-code-head">
        {head}
        <CopyButton what={label} text={() => text} className="ref-end" />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped when it was highlighted */}
      <pre role="region" aria-label={label} tabIndex={0} dangerouslySetInnerHTML={{ __html: html }} />
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
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

/** Highlighted code that scrolls inside itself, also by keyboard. */
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

import { memo } from 'react'
import type { Html } from '#docs/model/product.ts'

/** Text of the file, sanitised at build time. */
export const Prose = memo(function Prose({ html, small }: { html: Html | null | undefined; small?: boolean }) {
  if (!html) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at build time (Html in src/docs/model/product.ts)
  return <div className={small ? 'ref-prose ref-small' : 'ref-prose'} dangerouslySetInnerHTML={{ __html: html }} />
})

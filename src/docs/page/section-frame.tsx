import { memo, useCallback } from 'react'
import { isWithin } from './anchors.ts'
import { DataTable } from './data-table.tsx'
import { GroupHead } from './group-head.tsx'
import { Introduction } from './introduction.tsx'
import type { Product } from './model.ts'
import { OperationSection } from './operation-section.tsx'
import type { Visit } from './page.ts'
import type { Reader } from './reader.ts'
import { RequestHeaders } from './request-headers.tsx'
import type { Section } from './sections.ts'
import { SecuritySchemes } from './security.tsx'

interface SectionFrameProps {
  index: number
  reader: Reader
  visit: Visit
}

/** A section in its frame, which is measured, and which keeps what has the focus on the page. */
export const SectionFrame = memo(function SectionFrame({ index, reader, visit }: SectionFrameProps) {
  const { scroller, sections, parts } = reader
  const frame = useCallback(
    (element: HTMLElement | null) => (element ? scroller.observe(element, index) : undefined),
    [scroller, index],
  )
  const section = sections[index]
  if (!section) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only looks on
    <section
      ref={frame}
      data-section={index}
      data-place={section.anchor}
      className={`ref-section ref-is-${section.kind}`}
      onFocus={() => scroller.pin('focus', index)}
      onKeyDown={(event) => event.key === 'Tab' && reader.pinAround(index)}
    >
      <SectionContent
        section={section}
        product={parts.source.product}
        led={isWithin(visit.anchor, section.anchor) ? visit.anchor : null}
      />
    </section>
  )
})

function SectionContent({ section, product, led }: { section: Section; product: Product; led: string | null }) {
  switch (section.kind) {
    case 'introduction':
      return <Introduction product={product} />
    case 'headers':
      return <RequestHeaders headers={product.requestHeaders} />
    case 'security':
      return <SecuritySchemes schemes={product.securitySchemes} />
    case 'group':
      return <GroupHead group={section.group} />
    case 'operation':
      return <OperationSection entry={section.entry} led={led} />
    case 'table':
      return <DataTable table={section.table} />
  }
}

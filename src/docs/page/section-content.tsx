import { memo } from 'react'
import { DataTable } from './data-table.tsx'
import { GroupHead } from './group-head.tsx'
import { Introduction } from './introduction.tsx'
import type { Product } from './model.ts'
import { OperationSection } from './operation-section.tsx'
import { RequestHeaders } from './request-headers.tsx'
import type { Section } from './sections.ts'
import { SecuritySchemes } from './security.tsx'

interface SectionContentProps {
  section: Section
  product: Product
  /** The place inside that a link leads to. */
  led: string | null
}

export const SectionContent = memo(function SectionContent({ section, product, led }: SectionContentProps) {
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
})

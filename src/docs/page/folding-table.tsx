import type { ReactNode } from 'react'
import type { Html } from '#docs/model/product.ts'

interface FoldingTableProps {
  caption: string
  columns: string[]
  children: ReactNode
}

// CSS that folds a table removes its semantics, so the roles restore them for screen readers.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
}

/** A table whose rows become labelled lines on phones; at medium widths it scrolls. */
export function FoldingTable({ caption, columns, children }: FoldingTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <section className="ref-scroll" aria-label={caption} tabIndex={0}>
      <table className="ref-table ref-folding" {...roles.table}>
        <caption className="ref-hidden">{caption}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map((name) => (
              <th key={name} scope="col" {...roles.column}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>{children}</tbody>
      </table>
    </section>
  )
}

export function FoldingRow({ id, children }: { id: string; children: ReactNode }) {
  return (
    <tr id={id} {...roles.row}>
      {children}
    </tr>
  )
}

interface RowHeaderProps {
  className?: string | undefined
  children: ReactNode
}

export function RowHeader({ className, children }: RowHeaderProps) {
  return (
    <th scope="row" className={className} {...roles.rowHeader}>
      {children}
    </th>
  )
}

interface LabelledCellProps {
  /** The column's name. */
  label: string | undefined
  className?: string | undefined
  html?: Html
  children?: ReactNode
}

export function LabelledCell({ label, className, html, children }: LabelledCellProps) {
  return (
    <td data-label={label} className={className} {...roles.cell} {...(html === undefined ? {} : safeHtml(html))}>
      {html === undefined ? children : undefined}
    </td>
  )
}

/** Sanitised at build time. */
export const safeHtml = (__html: Html) => ({ dangerouslySetInnerHTML: { __html } })

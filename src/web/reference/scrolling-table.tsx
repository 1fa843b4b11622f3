import type { ReactNode } from 'react'

/** A table that scrolls inside itself where it is wider than its place. */
export function ScrollingTable({
  caption,
  columns,
  children,
}: {
  caption: string
  columns: string[]
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <section className="ref-scroll" aria-label={caption} tabIndex={0}>
      <table className="ref-table">
        <caption className="ref-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

import type { Html, Table } from '#docs/model/product.ts'
import { hrefOf } from './anchors.ts'
import { CopyLink } from './copy-button.tsx'
import { FoldingRow, FoldingTable, LabelledCell, RowHeader, safeHtml } from './folding-table.tsx'

/** A table of the file, such as result codes; each row has an anchor. */
export function DataTable({ table }: { table: Table }) {
  const { id, title, columns, rows } = table
  const classes = columns.map(({ mono, nowrap }, column) => {
    const isShort = nowrap || rows.every(({ cells }) => textLength(cells[column]) <= SHORT)
    return (
      [mono && 'ref-mono', isShort ? 'ref-nowrap' : column > 0 && 'ref-long'].filter(Boolean).join(' ') || undefined
    )
  })
  return (
    <>
      <div className="ref-title">
        <h2 id={id}>{title}</h2>
        <CopyLink anchor={id} what={title} />
      </div>
      <FoldingTable caption={title} columns={columns.map(({ name }) => name)}>
        {rows.map(({ id: row, cells: [first = '', ...others] }) => (
          <FoldingRow key={row} id={row}>
            <RowHeader className={classes[0]}>
              <a className="ref-row-link" href={hrefOf(row)} {...safeHtml(breakable(first))} />
            </RowHeader>
            {others.map((cell, index) => (
              <LabelledCell
                // biome-ignore lint/suspicious/noArrayIndexKey: cells are told apart by their column
                key={index}
                label={columns[index + 1]?.name}
                className={classes[index + 1]}
                html={cell}
              />
            ))}
          </FoldingRow>
        ))}
      </FoldingTable>
    </>
  )
}

/** Allows a line break after underscores of a long code. */
const breakable = (code: Html) => (code.includes('<') ? code : code.replaceAll('_', '_<wbr>'))

const SHORT = 20
const textLength = (cell = '') => cell.replace(/<[^>]*>/g, '').length

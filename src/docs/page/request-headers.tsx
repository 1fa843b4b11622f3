import { use } from 'react'
import type { RequestHeader } from '#docs/model/product.ts'
import { hrefOf } from './anchors.ts'
import { Breakable } from './breakable.tsx'
import { FoldingRow, FoldingTable, LabelledCell, RowHeader } from './folding-table.tsx'
import { CallContextContext } from './page-context.ts'
import { Prose } from './prose.tsx'
import { headersAnchor } from './sections.ts'

/** Headers of every call, with the reader's own values if known. */
export function RequestHeaders({ headers }: { headers: RequestHeader[] }) {
  const { headers: own } = use(CallContextContext)
  return (
    <>
      <h2 id={headersAnchor}>Request headers</h2>
      <p className="ref-lead">Every call carries these headers.</p>
      <FoldingTable caption="Headers of every request" columns={['Header', 'Value', 'What it is']}>
        {headers.map(({ name, example, required, description }) => (
          <FoldingRow key={name} id={`${headersAnchor}/${name}`}>
            <RowHeader>
              <a className="ref-name" href={hrefOf(`${headersAnchor}/${name}`)}>
                <Breakable text={name} />
              </a>
              {required ? null : <span className="ref-note"> optional</span>}
            </RowHeader>
            <LabelledCell label="Value">
              <code className="ref-value">{own[name] ?? example}</code>
            </LabelledCell>
            <LabelledCell label="What it is" className="ref-long">
              <Prose html={description} small />
            </LabelledCell>
          </FoldingRow>
        ))}
      </FoldingTable>
    </>
  )
}

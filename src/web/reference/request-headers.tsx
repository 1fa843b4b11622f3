import { use } from 'react'
import { hrefOf } from './anchors.ts'
import type { RequestHeader } from './model.ts'
import { CallContextContext } from './page.ts'
import { Prose } from './prose.tsx'
import { ScrollingTable } from './scrolling-table.tsx'
import { headersAnchor } from './sections.ts'

/** What every call carries, with the reader's own values where they are known. */
export function RequestHeaders({ headers }: { headers: RequestHeader[] }) {
  const { headers: own } = use(CallContextContext)
  return (
    <>
      <h2 id={headersAnchor}>Request headers</h2>
      <p className="ref-lead">Every call carries these headers.</p>
      <ScrollingTable caption="Headers of every request" columns={['Header', 'Value', 'What it is']}>
        {headers.map(({ name, example, required, description }) => (
          <tr key={name} id={`${headersAnchor}/${name}`}>
            <th scope="row">
              <a className="ref-name" href={hrefOf(`${headersAnchor}/${name}`)}>
                {name}
              </a>
              {required ? null : <span className="ref-note"> optional</span>}
            </th>
            <td>
              <code className="ref-value">{own[name] ?? example}</code>
            </td>
            <td className="ref-long">
              <Prose html={description} small />
            </td>
          </tr>
        ))}
      </ScrollingTable>
    </>
  )
}

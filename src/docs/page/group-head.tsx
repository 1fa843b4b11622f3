import type { Group } from '#docs/model/product.ts'
import { hrefOf } from './anchors.ts'
import { CopyLink } from './copy-button.tsx'
import { MethodBadge } from './method-badge.tsx'
import { useOpen } from './page-context.ts'
import { Prose } from './prose.tsx'

const FEW = 12

/** Description and operations of a tag. */
export function GroupHead({ group }: { group: Group }) {
  const { id, name, description, operations } = group
  const [whole, toggle] = useOpen(`${id}#operations`)
  const shown = whole ? operations : operations.slice(0, FEW)
  return (
    <div className="ref-columns">
      <div className="ref-words">
        <div className="ref-title">
          <h2 id={id} className="ref-group-name">
            {name}
          </h2>
          <CopyLink anchor={id} what={name} />
        </div>
        <Prose html={description} />
      </div>
      <div className="ref-aside" hidden={operations.length === 0}>
        <ul className="ref-card ref-endpoints" aria-label={`Operations of ${name}`}>
          {shown.map((operation) => (
            <li key={operation.id}>
              <a href={hrefOf(operation.id)}>
                <MethodBadge method={operation.method} /> <span className="ref-endpoint">{operation.path}</span>
              </a>
            </li>
          ))}
          {shown.length < operations.length && (
            <li>
              <button type="button" className="ref-more" onClick={toggle}>
                Show all {operations.length} operations
              </button>
            </li>
          )}
        </ul>
      </div>
    </div>
  )
}

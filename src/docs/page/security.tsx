import type { Operation, SecurityScheme } from '#docs/model/product.ts'
import { hrefOf } from './anchors.ts'
import { Breakable } from './breakable.tsx'
import { FactList } from './fact-list.tsx'
import { usePage } from './page-context.ts'
import { Prose } from './prose.tsx'
import { securityAnchor } from './sections.ts'

/** The required credentials in a sentence; the schemes have a section of their own. */
export function RequiredSecurity({ alternatives }: { alternatives: Operation['security'] }) {
  if (alternatives.length === 0) return null
  const ways = alternatives.filter((together) => together.length > 0)
  const isOptional = ways.length < alternatives.length
  return (
    <p className="ref-security">
      {isOptional ? 'Works without credentials' : 'Needs '}
      {ways.map((together, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alternatives have no name and no order of their own
        <span key={index}>
          {index > 0 ? ', or ' : isOptional && ', or with '}
          {together.map((scheme, position) => (
            <SchemeLink key={scheme.scheme} {...scheme} separator={position === 0 ? '' : ' and '} />
          ))}
        </span>
      ))}
      .
    </p>
  )
}

function SchemeLink({ scheme, scopes, separator }: { scheme: string; scopes: string[]; separator: string }) {
  const { source } = usePage()
  const details = source.product.securitySchemes.find(({ id }) => id === scheme)
  return (
    <>
      {separator}
      <a className="ref-link" href={hrefOf(`${securityAnchor}/${scheme}`)}>
        {details?.kind ?? scheme}
      </a>
      {scopes.length > 0 && <> with {scopes.join(', ')}</>}
    </>
  )
}

/** The authentication schemes. */
export function SecuritySchemes({ schemes }: { schemes: SecurityScheme[] }) {
  return (
    <>
      <h2 id={securityAnchor}>Authentication</h2>
      <ul className="ref-properties">
        {schemes.map(({ id, kind, description, facts }) => (
          <li key={id} id={`${securityAnchor}/${id}`} className="ref-property">
            <div className="ref-field">
              <a className="ref-name" href={hrefOf(`${securityAnchor}/${id}`)}>
                <Breakable text={id} />
              </a>
              <span className="ref-type">
                <Breakable text={kind} />
              </span>
            </div>
            <Prose html={description} small />
            <FactList facts={facts.map(([term, html]) => ({ key: term, details: <Prose html={html} small /> }))} />
          </li>
        ))}
      </ul>
    </>
  )
}

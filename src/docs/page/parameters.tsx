import type { Parameter } from '#docs/model/product.ts'
import { FieldHead } from './field-head.tsx'
import { Prose } from './prose.tsx'
import { SchemaContent } from './schema.tsx'
import { Facts } from './schema-facts.tsx'

const groups = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
] as const

/** Path, query, header and cookie parameters of a request. */
export function ParameterGroups({ parameters }: { parameters: Parameter[] }) {
  return groups.map(([location, title]) => {
    const here = parameters.filter((parameter) => parameter.in === location)
    if (here.length === 0) return null
    return (
      <section key={location} className="ref-block">
        <h3>{title}</h3>
        <ParameterList parameters={here} />
      </section>
    )
  })
}

export function ParameterList({ parameters }: { parameters: Parameter[] }) {
  return (
    <ul className="ref-properties">
      {parameters.map((parameter) => (
        <ParameterRow key={parameter.anchor} parameter={parameter} />
      ))}
    </ul>
  )
}

function ParameterRow({ parameter }: { parameter: Parameter }) {
  const { anchor, name, required, description, style, schema, example } = parameter
  const { description: own, ...facts } = schema
  return (
    <li id={anchor} className="ref-property">
      <FieldHead name={name} anchor={anchor} schema={schema} required={required} parameter={parameter} />
      <Prose html={description ?? own} small />
      {style && <p className="ref-note">{style}</p>}
      <Facts
        schema={example !== null && facts.example === undefined ? { ...facts, example } : facts}
        stateKey={anchor}
      />
      <SchemaContent schema={schema} anchor={anchor} stateKey={anchor} isExpanded />
    </li>
  )
}

import type { Schema } from '#docs/model/product.ts'
import { capitalize } from '#domain/capitalize.ts'
import { useOpen } from './page-context.ts'
import { Prose } from './prose.tsx'

const maxValuesShown = 12

/** Description, constraints and values of a schema. */
export function Facts({ schema, stateKey }: { schema: Schema; stateKey: string }) {
  const { description, constraints = [], patterns, values, default: standard, example, const: constant } = schema
  return (
    <>
      <Prose html={description} small />
      {constraints.length > 0 && (
        <p className="ref-note" title={patterns && `Matches ${patterns.join(' and ')}`}>
          {capitalize(constraints.join(', '))}
        </p>
      )}
      {constant !== undefined && <Value term="Always" value={constant} />}
      {values && <Values values={values} stateKey={stateKey} />}
      {standard !== undefined && <Value term="Default" value={standard} />}
      {example !== undefined && <Value term="Example" value={example} />}
    </>
  )
}

function Value({ term, value }: { term: string; value: string }) {
  return (
    <p className="ref-note">
      {term} <code>{value}</code>
    </p>
  )
}

function Values({ values, stateKey }: { values: NonNullable<Schema['values']>; stateKey: string }) {
  const [showsAll, toggle] = useOpen(`${stateKey}#values`)
  const shown = showsAll ? values : values.slice(0, maxValuesShown)
  const isDescribed = values.some(({ description }) => description)
  return (
    <>
      <ul className={isDescribed ? 'ref-values ref-described' : 'ref-values'} aria-label="Allowed values">
        {shown.map(({ value, description }) => (
          <li key={value}>
            <code>{value}</code>
            <Prose html={description} small />
          </li>
        ))}
      </ul>
      {shown.length < values.length && (
        <button type="button" className="ref-more" onClick={toggle}>
          Show all {values.length} values
        </button>
      )}
    </>
  )
}

import { deprecatedLabel } from '#docs/model/deprecation.ts'
import type { Parameter, Schema } from '#docs/model/product.ts'
import { hrefOf } from './anchors.ts'
import { Breakable } from './breakable.tsx'
import { flagsOf } from './schema-labels.ts'

interface FieldHeadProps {
  name: string
  anchor: string
  schema: Schema
  required: boolean
  /** May be deprecated itself. */
  parameter?: Pick<Parameter, 'deprecated' | 'deprecation'>
}

/** Name, type and flags. */
export function FieldHead({ name, anchor, schema, required, parameter }: FieldHeadProps) {
  const deprecated = parameter?.deprecated ? parameter : schema.deprecated && schema
  return (
    <div className="ref-field">
      <a className={deprecated ? 'ref-name ref-struck' : 'ref-name'} href={hrefOf(anchor)}>
        <Breakable text={name} />
      </a>
      {schema.title && !isSame(schema.title, name) && <span className="ref-field-title">{schema.title}</span>}
      <TypeAndFlags schema={schema} />
      {required && <span className="ref-required">required</span>}
      {deprecated && <span className="ref-deprecated">{deprecatedLabel(deprecated.deprecation)}</span>}
    </div>
  )
}

/** Some generators repeat the name of a property as its title. */
const isSame = (title: string, name: string) => lettersOf(title) === lettersOf(name)
const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')

/** The type and the flags of a schema. */
export const TypeAndFlags = ({ schema }: { schema: Schema }) => (
  <span className="ref-type">
    <Breakable text={[schema.type, ...flagsOf(schema)].join(' · ')} />
  </span>
)

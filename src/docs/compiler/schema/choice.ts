import type { Choice, Schema } from '#docs/model/product.ts'
import type { SchemaNode, SchemaObject } from '#domain/openapi.ts'
import { type Merged, withoutChoice } from './merge.ts'
import { nameOfRef, type SchemaNames } from './names.ts'
import { distinct, joinPath, type SchemaPosition } from './paths.ts'
import { isNullSchema } from './type-labels.ts'

/** The builder functions that a choice needs. */
interface TreeBuilder {
  readonly names: SchemaNames
  node(schema: SchemaNode, position: SchemaPosition): Schema
  merge(schema: SchemaObject, open?: ReadonlySet<string>): Merged
}

interface BuiltChoice {
  choice?: Choice
  /** The only alternative besides null: the schema is that one. */
  only?: Schema
  nullable: boolean
  /** Types of the options. */
  types: string[]
}

/** The most nodes of all options together. With more, options are linked by name. */
const maxOptionNodes = 120

/** The oneOf or anyOf of a schema. */
export function buildChoice(builder: TreeBuilder, merged: Merged, position: SchemaPosition): BuiltChoice | undefined {
  const { oneOf, anyOf } = merged.keywords
  const subtypes = oneOf || anyOf ? [] : merged.subtypes
  const list = oneOf ?? anyOf ?? (subtypes.length > 0 ? subtypes : undefined)
  if (!list) return undefined
  if (oneOf && anyOf) merged.unmerged.push({ anyOf })
  const options = list.filter((option) => !isNullSchema(option))
  const nullable = options.length < list.length
  const [first] = options
  if (nullable && options.length === 1 && first !== undefined && isBare(merged))
    return onlyOption(builder, first, merged, position)
  const kind = anyOf && !oneOf ? 'any of' : 'one of'
  const { discriminator } = merged.keywords
  // Subtypes contain the schema itself, so they are expanded on demand.
  const allowance = subtypes.length > 0 ? 0 : Math.max(12, Math.floor(maxOptionNodes / list.length))
  const inside = { ...position, allowance: Math.min(position.allowance, allowance) }
  const built = list.map((option, index) => buildOption(builder, option, index, discriminator, inside))
  const labels = distinct(built.map(({ label }) => label))
  const named = built.map((option, index) => ({ ...option, label: labels[index] ?? option.label }))
  return {
    choice: { kind, ...(discriminator ? { discriminator: discriminator.propertyName } : {}), options: named },
    nullable,
    types: subtypes.length > 0 ? [] : built.map(({ schema }) => schema.type),
  }
}

/** Beside the choice, nothing that decides between null and the other option. */
const isBare = ({ properties, keywords, types, unmerged }: Merged): boolean =>
  properties.size === 0 &&
  !types &&
  unmerged.length === 0 &&
  !keywords.enum &&
  keywords.const === undefined &&
  !(keywords.oneOf && keywords.anyOf) &&
  !keywords.discriminator

/** The option, merged with what stands beside the choice. */
function onlyOption(
  builder: TreeBuilder,
  option: SchemaNode,
  { parts }: Merged,
  position: SchemaPosition,
): BuiltChoice {
  const [own, ...others] = parts.map(withoutChoice).filter((part) => Object.keys(part).length > 0)
  const schema = builder.node(own ? { ...own, allOf: [...others, option] } : option, position)
  const type = /\bnull$|^any$/.test(schema.type) ? schema.type : `${schema.type} or null`
  return { only: { ...schema, type, nullable: true }, nullable: true, types: [] }
}

function buildOption(
  builder: TreeBuilder,
  option: SchemaNode,
  index: number,
  discriminator: SchemaObject['discriminator'],
  position: SchemaPosition,
): Choice['options'][number] {
  const ref = typeof option === 'object' ? option.$ref : undefined
  const value = discriminator ? valuesOf(discriminator, ref) : undefined
  const name = nameOfOption(builder, option)
  const path = position.anchors.take(joinPath(position.path, name ?? `option-${index + 1}`))
  const schema = builder.node(option, { ...position, path })
  return { label: name ?? schema.type, ...(value === undefined ? {} : { value }), schema }
}

function nameOfOption(builder: TreeBuilder, option: SchemaNode): string | undefined {
  if (typeof option === 'boolean') return undefined
  if (option.title !== undefined || option.$ref === undefined) return option.title
  const { parts } = builder.merge(option)
  return parts.find((part) => part.title !== undefined)?.title ?? builder.names.nameOf(option.$ref)
}

type Discriminator = NonNullable<SchemaObject['discriminator']>

/** A schema may be named instead of referred to. */
const nameOfTarget = (target: string) => (/[#/]/.test(target) ? nameOfRef(target) : target)

const otherValue = 'any other value'

/** Describes which discriminator value selects which subtype of a base schema. */
export function describeDiscriminator({ propertyName, mapping = {}, defaultMapping }: Discriminator): string {
  const subtypes = Object.entries(mapping).map(([value, ref]) => `${value} is ${nameOfRef(ref)}`)
  if (defaultMapping !== undefined) subtypes.push(`${otherValue} is ${nameOfTarget(defaultMapping)}`)
  return `${propertyName} selects the alternative${subtypes.length > 0 ? `: ${subtypes.join(', ')}` : ''}`
}

/** The discriminator values of an option; without a mapping, its schema name. */
function valuesOf(discriminator: Discriminator, ref: string | undefined): string | undefined {
  if (ref === undefined) return undefined
  const mapped = Object.entries(discriminator.mapping ?? {}).filter(([, target]) => target === ref)
  const isDefault =
    discriminator.defaultMapping !== undefined && nameOfTarget(discriminator.defaultMapping) === nameOfRef(ref)
  const values = mapped.length > 0 || isDefault ? mapped.map(([value]) => value) : [nameOfRef(ref)]
  return [...values, ...(isDefault ? [otherValue] : [])].join(', ')
}

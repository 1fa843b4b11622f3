import { lookUp, type OpenApiDocument, type SchemaNode, type SchemaObject } from '../document.ts'
import { together } from './together.ts'

/** A schema with references resolved, allOf merged and one alternative chosen. */
export interface Merged {
  schema: SchemaObject
  /** The references on the path here: a repeated one is recursion. */
  open: readonly string[]
}

/** The first usable choice. Null for a recursive schema. */
export function mergeSchema(
  document: OpenApiDocument,
  node: SchemaNode | undefined,
  open: readonly string[],
): Merged | null {
  for (const merged of choicesOf(document, node, open)) return merged
  return null
}

/** Every choice of alternatives, the first ones of the file first. None for a recursive schema. */
export function* choicesOf(
  document: OpenApiDocument,
  node: SchemaNode | undefined,
  open: readonly string[],
): Generator<Merged> {
  if (typeof node !== 'object') {
    yield { schema: node === false ? { not: {} } : {}, open }
    return
  }
  const { $ref, allOf = [], oneOf, anyOf, dependentSchemas = {}, ...rest } = node
  const { if: condition, then: following, else: otherwise, ...own } = rest
  if ($ref !== undefined && open.includes($ref)) return
  const steps: SchemaNode[][] = [
    ...($ref === undefined ? [] : [[target(document, $ref)]]),
    ...allOf.map((part) => [part]),
    ...(Object.keys(own).length > 0 ? [[own]] : []),
    ...[oneOf, anyOf].flatMap((each) => (each && each.length > 0 ? [alternatives(each, node)] : [])),
    ...Object.values(dependentSchemas).map((part): SchemaNode[] => [part, true]),
    ...(condition === undefined ? [] : [[{ allOf: [condition, following ?? true] }, otherwise ?? true]]),
  ]
  // A schema without parts is the end of the recursion.
  if (steps.length === 1 && steps[0]?.[0] === own) {
    yield { schema: own, open }
    return
  }
  const start: Merged = { schema: {}, open: $ref === undefined ? open : [...open, $ref] }
  for (const merged of combined(document, start, steps)) {
    yield $ref === undefined ? merged : { ...merged, schema: withKind(merged.schema, $ref) }
  }
}

function* combined(document: OpenApiDocument, merged: Merged, [step, ...steps]: SchemaNode[][]): Generator<Merged> {
  if (!step) {
    yield merged
    return
  }
  for (const option of step) {
    for (const { schema, open } of choicesOf(document, option, merged.open)) {
      yield* combined(document, { schema: together(merged.schema, schema), open }, steps)
    }
  }
}

function target(document: OpenApiDocument, ref: string): SchemaNode {
  const found = lookUp(document, ref)
  if (found === false) return false
  return typeof found === 'object' && found !== null ? (found as SchemaObject) : true
}

/** Null comes last. */
function alternatives(all: SchemaNode[], { discriminator }: SchemaObject): SchemaNode[] {
  const isNull = (each: SchemaNode) => typeof each === 'object' && each.type === 'null'
  const sorted = [...all.filter((each) => !isNull(each)), ...all.filter(isNull)]
  return sorted.flatMap((each) => {
    const ref = typeof each === 'object' ? each.$ref : undefined
    return discriminator && ref !== undefined ? [{ allOf: [each, kindOf(discriminator, ref)] }, each] : [each]
  })
}

type Discriminator = NonNullable<SchemaObject['discriminator']>

/** Sets the discriminator of an object. */
function kindOf({ propertyName, mapping = {} }: Discriminator, ref: string): SchemaObject {
  const name = ref.split('/').at(-1) ?? ref
  const kind = Object.entries(mapping).find(([, to]) => to === ref || to === name)?.[0] ?? name
  return { properties: { [propertyName]: { const: kind } } }
}

/** Discriminator values added here instead of by the file. */
const added = new WeakSet<object>()

/** Sets the schema's name as discriminator value, also when the discriminator is inherited. */
function withKind(schema: SchemaObject, ref: string): SchemaObject {
  const { discriminator, properties = {} } = schema
  const current = discriminator && properties[discriminator.propertyName]
  if (!discriminator || typeof current !== 'object') return schema
  if (('const' in current || 'example' in current) && !added.has(current)) return schema
  const kind = kindOf(discriminator, ref).properties?.[discriminator.propertyName]
  if (typeof kind !== 'object' || (current.enum && !current.enum.includes(kind.const))) return schema
  const said = { ...current, ...kind }
  added.add(said)
  return { ...schema, properties: { ...properties, [discriminator.propertyName]: said } }
}

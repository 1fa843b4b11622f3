import { lookUp, type OpenApiDocument, type SchemaNode, type SchemaObject } from '../document.ts'

/** A schema with references resolved, allOf merged and one alternative chosen. */
export interface Merged {
  schema: SchemaObject
  /** The references on the path here: a repeated one is recursion. */
  open: readonly string[]
}

/** Null for a recursive schema. */
export function mergeSchema(
  document: OpenApiDocument,
  node: SchemaNode | undefined,
  open: readonly string[],
): Merged | null {
  if (typeof node !== 'object') return { schema: {}, open }
  const { $ref, allOf, oneOf, anyOf, ...own } = node
  let merged: Merged = { schema: {}, open }
  const add = (part: SchemaNode): boolean => {
    const found = mergeSchema(document, part, merged.open)
    if (found) merged = { schema: together(merged.schema, found.schema), open: found.open }
    return found !== null
  }
  if ($ref !== undefined) {
    if (open.includes($ref)) return null
    merged = { schema: {}, open: [...open, $ref] }
    if (!add(target(document, $ref))) return null
  }
  if (!(allOf ?? []).every(add)) return null
  merged = { ...merged, schema: together(merged.schema, own) }
  for (const alternatives of [oneOf, anyOf]) {
    if (alternatives && alternatives.length > 0 && !addAlternative(alternatives, node, add)) return null
  }
  return $ref === undefined ? merged : { ...merged, schema: withKind(merged.schema, $ref) }
}

function target(document: OpenApiDocument, ref: string): SchemaNode {
  const found = lookUp(document, ref)
  return typeof found === 'object' && found !== null ? (found as SchemaObject) : true
}

/** The first usable, non-recursive alternative. */
function addAlternative(
  alternatives: SchemaNode[],
  { discriminator }: SchemaObject,
  add: (part: SchemaNode) => boolean,
) {
  const some = alternatives.filter((each) => !(typeof each === 'object' && each.type === 'null'))
  for (const each of some.length > 0 ? some : alternatives) {
    if (!add(each)) continue
    const ref = typeof each === 'object' ? each.$ref : undefined
    if (discriminator && ref !== undefined) add(kindOf(discriminator, ref))
    return true
  }
  return false
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

function together(first: SchemaObject, second: SchemaObject): SchemaObject {
  const merged: SchemaObject = { ...first, ...second }
  if (first.required && second.required) merged.required = [...new Set([...first.required, ...second.required])]
  if (first.properties && second.properties) merged.properties = mergeProperties(first.properties, second.properties)
  return merged
}

function mergeProperties(first: Record<string, SchemaNode>, second: Record<string, SchemaNode>) {
  const merged = { ...first }
  for (const [name, property] of Object.entries(second)) {
    const before = merged[name]
    // Merges properties side by side; references stay.
    merged[name] = typeof before === 'object' && typeof property === 'object' ? { ...before, ...property } : property
  }
  return merged
}

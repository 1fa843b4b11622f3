import { lookUp } from '#domain/json-pointer.ts'
import type { OpenApiDocument, SchemaNode, SchemaObject } from '#domain/openapi.ts'
import { allOfCycle, DocumentError } from '../read/document-error.ts'
import type { Subtypes } from './subtypes.ts'

/** A schema with its references and allOf merged. The parts that cannot be merged are in `unmerged`. */
export interface Merged {
  /** Undefined when no part has types. */
  types: string[] | undefined
  format: string | undefined
  /** Keywords of the first part that has them; others are in `unmerged`. */
  keywords: SchemaObject
  /** All parts, whose constraints add up; the schema's own first. */
  parts: SchemaObject[]
  properties: Map<string, SchemaNode[]>
  required: Set<string>
  unmerged: SchemaNode[]
  /** The references followed. */
  refs: string[]
  /** The subtypes of a base schema that has a discriminator without a list. */
  subtypes: SchemaNode[]
}

export interface MergeContext {
  document: OpenApiDocument
  file: string
  subtypes: Subtypes
  /** References around the schema, which are not followed again. */
  open: ReadonlySet<string>
}

type Discriminator = NonNullable<SchemaObject['discriminator']>

interface Flat {
  parts: SchemaObject[]
  /** By part. */
  subtypes: Map<SchemaObject, SchemaNode[]>
  unmerged: SchemaNode[]
  refs: string[]
}

export function merge(schema: SchemaObject, context: MergeContext): Merged {
  const flat: Flat = { parts: [], subtypes: new Map(), unmerged: [], refs: [] }
  flatten(schema, context, { chain: [], extenders: [] }, flat)
  return combine(flat)
}

/** References from the merged schema to one of its parts. */
interface Route {
  chain: readonly string[]
  /** Those that refer to the next in their allOf: subtypes, if the part has a discriminator. */
  extenders: readonly string[]
}

function flatten(schema: SchemaNode, context: MergeContext, route: Route, flat: Flat): void {
  if (schema === true) return
  if (schema === false) {
    flat.parts.push({ not: true })
    return
  }
  const { $ref, allOf, ...written } = schema
  const own = isBaseOf(written, route.extenders) ? withoutChoice(written) : written
  flat.parts.push(own)
  if (own.discriminator) flat.subtypes.set(own, subtypesOf(own.discriminator, context, route))
  if ($ref !== undefined) follow($ref, context, route, flat)
  for (const part of allOf ?? []) {
    const isReference = typeof part === 'object' && part.$ref !== undefined
    const inside = isReference ? { ...route, extenders: route.chain } : route
    flatten(withoutSubtypes(part, context, inside), context, inside, flat)
  }
}

/** Whether one of the references is a subtype that the discriminator selects. */
function isBaseOf({ discriminator, oneOf, anyOf }: SchemaObject, refs: readonly string[]): boolean {
  if (!discriminator) return false
  const listed = [...(oneOf ?? []), ...(anyOf ?? [])].flatMap((option) =>
    typeof option === 'object' && option.$ref !== undefined ? [option.$ref] : [],
  )
  const subtypes = [...Object.values(discriminator.mapping ?? {}), ...listed]
  return refs.some((ref) => subtypes.includes(ref)) || (subtypes.length === 0 && refs.length > 0)
}

export const withoutChoice = ({ discriminator, oneOf, anyOf, ...rest }: SchemaObject): SchemaObject => rest

const subtypesOf = (discriminator: Discriminator, context: MergeContext, { chain }: Route): SchemaNode[] =>
  context.subtypes
    .of(discriminator, chain.at(-1))
    .filter((kind) => typeof kind === 'boolean' || kind.$ref === undefined || !chain.includes(kind.$ref))

/** The subtypes of a base schema are not expanded inside one of its subtypes. */
function withoutSubtypes(part: SchemaNode, { document }: MergeContext, { extenders }: Route): SchemaNode {
  if (typeof part === 'boolean' || part.$ref === undefined) return part
  const target = targetOf(document, part.$ref)
  if (typeof target === 'boolean' || !isBaseOf(target, extenders)) return part
  const { $ref, ...beside } = part
  const base = withoutChoice(target)
  return Object.keys(beside).length > 0 ? { allOf: [base, beside] } : base
}

function follow(ref: string, context: MergeContext, { chain, extenders }: Route, flat: Flat): void {
  if (chain.includes(ref)) throw new DocumentError({ file: context.file, pointer: ref, message: allOfCycle })
  if (context.open.has(ref)) {
    flat.unmerged.push({ $ref: ref })
    return
  }
  if (!flat.refs.includes(ref)) flat.refs.push(ref)
  flatten(targetOf(context.document, ref), context, { chain: [...chain, ref], extenders }, flat)
}

/** Reading has checked that a target is a schema. Without a target, nothing is known of the values. */
export function targetOf(document: OpenApiDocument, ref: string): SchemaNode {
  const cache = targets.get(document) ?? new Map<string, SchemaNode>()
  targets.set(document, cache)
  const target = cache.get(ref) ?? (lookUp(document, ref) as SchemaNode | undefined) ?? true
  cache.set(ref, target)
  return target
}

const targets = new WeakMap<OpenApiDocument, Map<string, SchemaNode>>()

/** Keywords that cannot be merged when several parts have them. */
const choosing = ['oneOf', 'anyOf', 'discriminator'] as const
const single = [...choosing, 'not', 'enum', 'const', 'prefixItems', 'items'] as const

function combine({ parts, subtypes, unmerged, refs }: Flat): Merged {
  const merged: Merged = {
    types: undefined,
    format: parts.find((part) => part.format !== undefined)?.format,
    keywords: {},
    parts,
    properties: new Map(),
    required: new Set(),
    unmerged: [...unmerged],
    refs,
    subtypes: [],
  }
  // The schema's own properties come after those of its parts.
  const [own, ...others] = parts
  for (const part of [...others, ...(own ? [own] : [])]) {
    for (const [name, property] of Object.entries(part.properties ?? {})) {
      const schemas = merged.properties.get(name) ?? []
      merged.properties.set(name, schemas.includes(property) ? schemas : [...schemas, property])
    }
  }
  for (const part of parts) {
    for (const name of part.required ?? []) merged.required.add(name)
    takeTypes(merged, part)
    const choices = takeChoice(merged, part, subtypes.get(part) ?? [])
    takeKeywords(merged, choices ? part : withoutChoice(part))
    if (part.format !== undefined && part.format !== merged.format) merged.unmerged.push({ format: part.format })
  }
  return merged
}

function takeTypes(merged: Merged, part: SchemaObject): void {
  if (part.type === undefined) return
  const types = [part.type].flat()
  if (!merged.types) merged.types = types
  else {
    const both = commonTypes(merged.types, types)
    if (both.length === 0) merged.unmerged.push({ type: part.type })
    else merged.types = both
  }
}

/** The types of values that both allow. */
export function commonTypes(first: string[], second: string[]): string[] {
  const common = first.flatMap((type) => {
    if (second.includes(type)) return [type]
    if (type === 'integer' && second.includes('number')) return ['integer']
    return type === 'number' && second.includes('integer') ? ['integer'] : []
  })
  return [...new Set(common)]
}

/** False for a second choice, which stays whole with its discriminator. */
function takeChoice(merged: Merged, part: SchemaObject, subtypes: SchemaNode[]): boolean {
  const { oneOf, anyOf, discriminator } = part
  const options = oneOf ?? anyOf ?? subtypes
  const taken = merged.keywords.oneOf ?? merged.keywords.anyOf ?? merged.subtypes
  const takenTexts = new Set(taken.map((option) => JSON.stringify(option)))
  const isOther = taken.length > 0 && options.some((option) => !takenTexts.has(JSON.stringify(option)))
  if (!isOther) merged.subtypes = taken.length > 0 ? merged.subtypes : subtypes
  else if (oneOf && anyOf) merged.unmerged.push({ oneOf, anyOf, ...(discriminator && { discriminator }) })
  else merged.unmerged.push({ [anyOf ? 'anyOf' : 'oneOf']: options, ...(discriminator && { discriminator }) })
  return !isOther
}

function takeKeywords(merged: Merged, part: SchemaObject): void {
  const { keywords } = merged
  for (const keyword of single) {
    // Beside prefixItems, the items are those after them.
    const value = keyword === 'items' && part.prefixItems ? undefined : part[keyword]
    if (value === undefined) continue
    if (keywords[keyword] === undefined) Object.assign(keywords, { [keyword]: value })
    else if (keyword === 'items') keywords.items = bothItems(keywords.items, part.items)
    else if (JSON.stringify(keywords[keyword]) !== JSON.stringify(value)) merged.unmerged.push({ [keyword]: value })
  }
  for (const [keyword, value] of Object.entries(part)) {
    if (!single.some((name) => name === keyword) && keywords[keyword] === undefined) keywords[keyword] = value
  }
}

function bothItems(first: SchemaNode | undefined, second: SchemaNode | undefined): SchemaNode | undefined {
  if (first === undefined || second === undefined) return first ?? second
  return JSON.stringify(first) === JSON.stringify(second) ? first : { allOf: [first, second] }
}

/** Combines schemas that all apply. */
export function allOf(schemas: SchemaNode[]): SchemaNode {
  const [only, ...more] = schemas
  return only !== undefined && more.length === 0 ? only : { allOf: schemas }
}

import { lookUp, type OpenApiDocument, type SchemaNode, type SchemaObject } from '../document.ts'
import { DocumentError } from '../read/document-error.ts'

/** A schema with its references and allOf merged. Unmergeable parts are in `also`. */
export interface Merged {
  /** Undefined when no part has types. */
  types: string[] | undefined
  nullable: boolean
  format: string | undefined
  /** Keywords of the first part that has them; others are in `also`. */
  keywords: SchemaObject
  /** All parts, whose constraints add up; the schema's own first. */
  parts: SchemaObject[]
  properties: Map<string, SchemaNode[]>
  required: Set<string>
  also: SchemaNode[]
  /** The references followed. */
  refs: string[]
}

export interface MergeContext {
  document: OpenApiDocument
  file: string
  /** References around this place, which are not followed again. */
  open: ReadonlySet<string>
}

interface Flat {
  parts: SchemaObject[]
  also: SchemaNode[]
  refs: string[]
}

export function merge(schema: SchemaObject, context: MergeContext): Merged {
  const flat: Flat = { parts: [], also: [], refs: [] }
  flatten(schema, context, [], flat)
  return combine(flat)
}

function flatten(schema: SchemaNode, context: MergeContext, chain: readonly string[], flat: Flat): void {
  if (schema === true) return
  if (schema === false) {
    flat.parts.push({ not: true })
    return
  }
  const { $ref, allOf, ...own } = schema
  flat.parts.push(own)
  if ($ref !== undefined) follow($ref, context, chain, flat)
  for (const part of allOf ?? []) flatten(withoutKinds(part, context), context, chain, flat)
}

/** The subtypes of a base schema are not expanded inside one of its subtypes. */
function withoutKinds(part: SchemaNode, { document }: MergeContext): SchemaNode {
  if (typeof part === 'boolean' || part.$ref === undefined) return part
  const target = targetOf(document, part.$ref)
  if (typeof target === 'boolean' || !target.discriminator || target.oneOf || target.anyOf) return part
  const { discriminator, ...kind } = target
  const { $ref, ...beside } = part
  return Object.keys(beside).length > 0 ? { allOf: [kind, beside] } : kind
}

function follow(ref: string, context: MergeContext, chain: readonly string[], flat: Flat): void {
  if (chain.includes(ref)) {
    const message = 'is made of itself by its allOf, so that nothing can be it: take the circle out'
    throw new DocumentError({ file: context.file, pointer: ref, message })
  }
  if (context.open.has(ref)) {
    flat.also.push({ $ref: ref })
    return
  }
  if (!flat.refs.includes(ref)) flat.refs.push(ref)
  flatten(targetOf(context.document, ref), context, [...chain, ref], flat)
}

/** Reading has checked that the target is a schema. */
export function targetOf(document: OpenApiDocument, ref: string): SchemaNode {
  const known = targets.get(document) ?? new Map<string, SchemaNode>()
  targets.set(document, known)
  const target = known.get(ref) ?? (lookUp(document, ref) as SchemaNode)
  known.set(ref, target)
  return target
}

const targets = new WeakMap<OpenApiDocument, Map<string, SchemaNode>>()

/** Keywords that cannot be merged when several parts have them. */
const single = ['oneOf', 'anyOf', 'not', 'enum', 'const', 'prefixItems', 'items', 'discriminator'] as const

function combine({ parts, also, refs }: Flat): Merged {
  const merged: Merged = {
    types: undefined,
    nullable: false,
    format: parts.find((part) => part.format !== undefined)?.format,
    keywords: {},
    parts,
    properties: new Map(),
    required: new Set(),
    also: [...also],
    refs,
  }
  // The schema's own properties come after those of its parts.
  const [own, ...others] = parts
  for (const part of [...others, ...(own ? [own] : [])]) {
    for (const [name, property] of Object.entries(part.properties ?? {})) {
      const known = merged.properties.get(name) ?? []
      merged.properties.set(name, known.includes(property) ? known : [...known, property])
    }
  }
  for (const part of parts) {
    for (const name of part.required ?? []) merged.required.add(name)
    takeTypes(merged, part)
    takeKeywords(merged, part)
    if (part.format !== undefined && part.format !== merged.format) merged.also.push({ format: part.format })
  }
  return merged
}

function takeTypes(merged: Merged, part: SchemaObject): void {
  if (part.type === undefined) return
  const types = [part.type].flat()
  if (!merged.types) merged.types = types
  else {
    const both = merged.types.flatMap((type) => narrower(type, types))
    if (both.length === 0) merged.also.push({ type: part.type })
    else merged.types = both
  }
}

function narrower(type: string, types: string[]): string[] {
  if (types.includes(type)) return [type]
  if (type === 'integer' && types.includes('number')) return ['integer']
  return type === 'number' && types.includes('integer') ? ['integer'] : []
}

function takeKeywords(merged: Merged, part: SchemaObject): void {
  const { keywords } = merged
  for (const keyword of single) {
    const value = part[keyword]
    if (value === undefined) continue
    if (keywords[keyword] === undefined) Object.assign(keywords, { [keyword]: value })
    else if (keyword === 'items') keywords.items = bothItems(keywords.items, part.items)
    else if (JSON.stringify(keywords[keyword]) !== JSON.stringify(value)) merged.also.push({ [keyword]: value })
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

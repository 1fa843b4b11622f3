import { isDeepStrictEqual } from 'node:util'
import { below, pointerTo, stepsOf } from '#domain/json-pointer.ts'
import { asObject, type OpenApiDocument, type SchemaNode, type SchemaObject } from '#domain/openapi.ts'
import { targetOf } from '../schema/merge.ts'
import { mergeKeywords } from './schema-keywords.ts'

/** A part of a document with its JSON pointer, '#/components/schemas/Charge'. */
export interface Located<T> {
  value: T
  pointer: string
  /** Pointers to the same property in the earlier parts of `allOf`, which the value includes. */
  earlier?: string[]
}

/** A schema with its references and `allOf` merged into one. */
export interface FlatSchema {
  keywords: SchemaObject
  pointer: string
  properties: Map<string, Located<SchemaNode>>
  required: Set<string>
  /** The lists of oneOf and anyOf: a value matches an alternative of each. */
  choices: Located<SchemaNode[]>[]
}

/** The pointer is that of the last reference that was followed. */
export function flatten(document: OpenApiDocument, schema: Located<SchemaNode>): FlatSchema {
  const { pointer } = schema
  const flat: FlatSchema = { keywords: {}, pointer, properties: new Map(), required: new Set(), choices: [] }
  add(document, schema, flat, new Set(), true)
  return flat
}

function add(
  document: OpenApiDocument,
  { value, pointer }: Located<SchemaNode>,
  flat: FlatSchema,
  followed: Set<string>,
  isWhole: boolean,
): void {
  const { $ref, allOf = [], properties = {}, required = [], oneOf, anyOf, ...keywords } = asObject(value)
  if ($ref !== undefined && !followed.has($ref)) {
    followed.add($ref)
    const target = { value: targetOf(document, $ref), pointer: pointerTo(stepsOf($ref)) }
    if (isWhole) flat.pointer = target.pointer
    add(document, target, flat, followed, isWhole)
  }
  for (const [index, part] of allOf.entries()) {
    add(document, { value: part, pointer: below(pointer, 'allOf', index) }, flat, followed, false)
  }
  for (const [name, property] of Object.entries(properties)) {
    const earlier = flat.properties.get(name)
    const current = { value: property, pointer: below(pointer, 'properties', name) }
    flat.properties.set(name, earlier ? refined(earlier, current) : current)
  }
  for (const name of required) flat.required.add(name)
  for (const [keyword, list] of Object.entries({ oneOf, anyOf }))
    if (list) flat.choices.push({ value: list, pointer: below(pointer, keyword) })
  mergeKeywords(flat.keywords, keywords)
}

function refined(earlier: Located<SchemaNode>, { value, pointer }: Located<SchemaNode>): Located<SchemaNode> {
  if (isDeepStrictEqual(earlier.value, value)) return { value, pointer }
  return { value: { allOf: [earlier.value, value] }, pointer, earlier: [...(earlier.earlier ?? []), earlier.pointer] }
}

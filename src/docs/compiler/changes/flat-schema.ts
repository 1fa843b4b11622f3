import { isDeepStrictEqual } from 'node:util'
import { below, pointerTo, stepsOf } from '#domain/json-pointer.ts'
import { asObject, type OpenApiDocument, type SchemaNode, type SchemaObject } from '#domain/openapi.ts'
import { targetOf } from '../schema/merge.ts'
import { mergeKeywords } from './schema-keywords.ts'

/** A part of a document with its JSON pointer, '#/components/schemas/Charge'. */
export interface Located<T> {
  value: T
  pointer: string
  /** Pointers to the same part in the earlier parts of `allOf`, which the value includes. */
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
  /** The schemas of the items and of the properties without a name. */
  nested: Map<string, Located<SchemaNode>>
}

const nesting = ['items', 'additionalProperties'] as const

/** The pointer is that of the last reference that was followed. */
export function flatten(document: OpenApiDocument, schema: Located<SchemaNode>): FlatSchema {
  const { pointer } = schema
  const flat: FlatSchema = {
    keywords: {},
    pointer,
    properties: new Map(),
    required: new Set(),
    choices: [],
    nested: new Map(),
  }
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
    addPart(flat.properties, name, { value: property, pointer: below(pointer, 'properties', name) })
  }
  for (const name of required) flat.required.add(name)
  for (const [keyword, list] of Object.entries({ oneOf, anyOf }))
    if (list) flat.choices.push({ value: list, pointer: below(pointer, keyword) })
  for (const keyword of nesting) {
    const schema = keywords[keyword]
    if (schema !== undefined) addPart(flat.nested, keyword, { value: schema, pointer: below(pointer, keyword) })
  }
  mergeKeywords(flat.keywords, keywords)
}

/** A value has to match the schemas of all parts of `allOf`. */
function addPart(found: Map<string, Located<SchemaNode>>, name: string, { value, pointer }: Located<SchemaNode>): void {
  const first = found.get(name)
  const isRefined = first !== undefined && !isDeepStrictEqual(first.value, value)
  const earlier = isRefined && { earlier: [...(first.earlier ?? []), first.pointer] }
  found.set(name, { value: isRefined ? { allOf: [first.value, value] } : value, pointer, ...earlier })
}

import { below, pointerTo, stepsOf } from '#domain/json-pointer.ts'
import { asObject, type OpenApiDocument, type SchemaNode, type SchemaObject } from '#domain/openapi.ts'
import { targetOf } from '../schema/merge.ts'

/** A part of a document with its JSON pointer, '#/components/schemas/Charge'. */
export interface Located<T> {
  value: T
  pointer: string
}

/** A schema with its references and `allOf` merged into one. */
export interface FlatSchema {
  keywords: SchemaObject
  pointer: string
  properties: Map<string, Located<SchemaNode>>
  required: Set<string>
}

/** The pointer is that of the last reference that was followed. */
export function flatten(document: OpenApiDocument, schema: Located<SchemaNode>): FlatSchema {
  const flat: FlatSchema = { keywords: {}, pointer: schema.pointer, properties: new Map(), required: new Set() }
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
  const { $ref, allOf = [], properties = {}, required = [], ...keywords } = asObject(value)
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
    flat.properties.set(name, { value: property, pointer: below(pointer, 'properties', name) })
  }
  for (const name of required) flat.required.add(name)
  Object.assign(flat.keywords, keywords)
}

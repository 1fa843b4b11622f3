import { below } from '#domain/json-pointer.ts'
import { type OpenApiDocument, type RequestBody, resolve, type SchemaNode } from '#domain/openapi.ts'
import type { WrittenOperation } from '#domain/openapi-operations.ts'
import type { CallPart, SentField } from '#domain/product-changes.ts'
import { flatten, type Located } from './flat-schema.ts'

/** A part of a file that describes a field of a message. */
export interface Place {
  /** Pointers to the field, and to the schema that it refers to. */
  pointers: string[]
  field: SentField
  isDeprecated: boolean
  /** The value of x-sunset and of x-deprecated-at. */
  sunset: unknown
  deprecatedAt: unknown
}

export function partOf({ name, operation, method, path }: WrittenOperation, sends?: CallPart['sends']): CallPart {
  return { operation: operation.operationId ?? name, method: method.toUpperCase(), path, ...(sends && { sends }) }
}

/** The parameters of an operation and the properties of its body, at any depth. */
export function sentPlaces(document: OpenApiDocument, place: WrittenOperation): Place[] {
  const { operation, pointer } = place
  const body = operation.requestBody && resolve(document, operation.requestBody)
  return [...parameterPlaces(document, place), ...contentPlaces(document, body ?? {}, below(pointer, 'requestBody'))]
}

function parameterPlaces(document: OpenApiDocument, { item, operation, pointer }: WrittenOperation): Place[] {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])].flatMap((each) => {
    const parameter = resolve(document, each)
    const field: SentField = { in: parameter.in, path: [parameter.name] }
    const at = below(pointer, 'parameters', parameter.in, parameter.name)
    const schema = { value: parameter.schema ?? true, pointer: below(at, 'schema') }
    const inside = schemaPlaces(document, schema).map((place) => ({ ...place, field, isDeprecated: false }))
    return [{ pointers: [at], field, ...datesOf(parameter) }, ...inside]
  })
}

/** The properties of the answers with these statuses. */
export function answeredPlaces(document: OpenApiDocument, { operation, pointer }: WrittenOperation): Place[] {
  return Object.entries(operation.responses ?? {}).flatMap(([status, each]) =>
    contentPlaces(document, resolve(document, each), below(pointer, 'responses', status)),
  )
}

const contentPlaces = (document: OpenApiDocument, { content = {} }: Partial<RequestBody>, pointer: string): Place[] =>
  Object.entries(content).flatMap(([type, { schema = true }]) =>
    schemaPlaces(document, { value: schema, pointer: below(pointer, 'content', type, 'schema') }),
  )

/** The schema itself, and what it contains. */
function schemaPlaces(
  document: OpenApiDocument,
  schema: Located<SchemaNode>,
  path: string[] = [],
  above: string[] = [],
): Place[] {
  const { keywords, properties, choices, nested, pointer } = flatten(document, schema)
  const place = { pointers: [schema.pointer, pointer], field: { in: 'body' as const, path }, ...datesOf(keywords) }
  // A schema may contain itself.
  if (above.includes(pointer)) return [place]
  const inside = (value: SchemaNode, at: string, steps: string[]) =>
    schemaPlaces(document, { value, pointer: at }, [...path, ...steps], [...above, pointer])
  const items = nested.get('items')
  return [
    place,
    ...[...properties].flatMap(([name, property]) => inside(property.value, property.pointer, [name])),
    ...(items ? inside(items.value, items.pointer, ['*']) : []),
    ...choices.flatMap((list) => list.value.flatMap((value, index) => inside(value, below(list.pointer, index), []))),
  ]
}

function datesOf(value: { deprecated?: boolean }): Omit<Place, 'pointers' | 'field'> {
  return {
    isDeprecated: value.deprecated === true,
    sunset: Reflect.get(value, 'x-sunset'),
    deprecatedAt: Reflect.get(value, 'x-deprecated-at'),
  }
}

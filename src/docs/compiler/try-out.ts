import { concreteType } from '#docs/model/call-values.ts'
import type { TryOutOperation } from '#docs/model/try-out.ts'
import { mergeSchema } from './content/merged-schema.ts'
import { sampleOf } from './content/sample.ts'
import {
  type MediaObject,
  type OpenApiDocument,
  type ParameterObject,
  resolve,
  type SchemaNode,
  type SchemaObject,
} from './document.ts'
import { encodingsIn } from './operations/encodings.ts'
import { calledWith, type PlacedOperation } from './operations/operation.ts'
import { mergedParameters } from './operations/parameters.ts'
import { exampleValue, placed as placedFields, schemaOf } from './operations/sent-value.ts'
import type { Preparation } from './preparation.ts'
import { targetOf } from './schema/merge.ts'
import { SchemaNames } from './schema/names.ts'
import { mapSubschemas } from './schema/subschemas.ts'

/** Maximum characters of definitions in a form. */
const enough = 60_000

/**
 * A self-contained schema of what a caller sends, with its references in $defs. In large specifications everything
 * references everything; beyond the limit any value is accepted.
 */
function standalone(document: OpenApiDocument, schema: SchemaNode): SchemaNode {
  const names = new SchemaNames()
  const waiting: string[] = []
  const rename = (part: SchemaNode): SchemaNode => {
    if (typeof part === 'boolean') return part
    const { $defs, definitions, discriminator, ...rest } = mapSubschemas(withoutReadOnly(document, part), rename)
    if (rest.$ref === undefined) return discriminator ? { ...rest, discriminator } : rest
    if (!waiting.includes(rest.$ref)) waiting.push(rest.$ref)
    return { ...rest, $ref: `#/$defs/${names.nameOf(rest.$ref).replaceAll('~', '~0').replaceAll('/', '~1')}` }
  }
  const root = rename(schema)
  const definitions: [name: string, schema: SchemaNode][] = []
  let size = 0
  for (let at = 0; at < waiting.length; at++) {
    const ref = waiting[at] ?? ''
    const definition = size < enough ? rename(targetOf(document, ref)) : true
    size += JSON.stringify(definition).length
    definitions.push([names.nameOf(ref), definition])
  }
  if (definitions.length === 0 || typeof root === 'boolean') return root
  const complete: SchemaObject = { ...root, $defs: Object.fromEntries(definitions) }
  return complete
}

const sentSchemas = new WeakMap<object, SchemaObject>()

/** A read-only property is required in answers only (OpenAPI 3.0, 4.7.24.2). */
function withoutReadOnly(document: OpenApiDocument, schema: SchemaObject): SchemaObject {
  const { required } = schema
  if (!Array.isArray(required) || required.length === 0) return schema
  const known = sentSchemas.get(schema)
  if (known) return known
  const properties = mergeSchema(document, schema, [])?.schema.properties ?? {}
  const isReadOnly = (name: string) =>
    Object.hasOwn(properties, name) && mergeSchema(document, properties[name], [])?.schema.readOnly === true
  const sent = { ...schema, required: required.filter((name) => !isReadOnly(name)) }
  sentSchemas.set(schema, sent)
  return sent
}

/** The data of form, validator and simulated answers of one operation. */
export function tryOutOf(preparation: Preparation, placed: PlacedOperation): TryOutOperation {
  const { id, method, path, item, operation } = placed
  const { document } = preparation
  const body = operation.requestBody ? resolve(document, operation.requestBody) : null
  const [type, media] = preferred(body?.content ?? {})
  const encodings = encodingsIn(document, type ?? '', media)
  return {
    id,
    method: method.toUpperCase(),
    path,
    ...calledWith(preparation, placed),
    parameters: mergedParameters(preparation, item.parameters, operation.parameters).map((each) =>
      ofParameter(preparation, each),
    ),
    body:
      (media && {
        type: concreteType(type ?? ''),
        required: body?.required === true,
        schema: standalone(document, media.schema ?? true),
        examples: examplesOf(preparation, media, 'request'),
        ...(Object.keys(encodings).length > 0 && { encodings }),
      }) ||
      null,
    responses: Object.entries(operation.responses ?? {}).flatMap(([status, reference]) => {
      if (status.startsWith('x-')) return []
      const response = resolve(document, reference)
      const [answerType, answer] = preferred(response.content ?? {})
      return [
        {
          status,
          description: response.description ?? '',
          type: answerType ?? null,
          examples: answer ? examplesOf(preparation, answer, 'response') : [],
        },
      ]
    }),
  }
}

function preferred(content: Record<string, MediaObject>): [type?: string, media?: MediaObject] {
  const entries = Object.entries(content)
  return entries.find(([type]) => /[/+]json\b/.test(type)) ?? entries[0] ?? []
}

function ofParameter({ document }: Preparation, parameter: ParameterObject): TryOutOperation['parameters'][number] {
  return {
    ...placedFields(parameter),
    required: parameter.required === true,
    schema: standalone(document, schemaOf(parameter)),
    example: exampleValue(document, parameter),
  }
}

type Examples = TryOutOperation['responses'][number]['examples']

function examplesOf({ document }: Preparation, media: MediaObject, direction: 'request' | 'response'): Examples {
  const named = Object.entries(media.examples ?? {}).flatMap(([name, reference]) => {
    const { summary, value } = resolve(document, reference)
    return value === undefined ? [] : [{ name, summary: summary ?? null, value }]
  })
  if (named.length > 0) return named
  const value = media.example ?? (media.schema === undefined ? undefined : sampleOf(media.schema, document, direction))
  return value === undefined ? [] : [{ name: 'example', summary: null, value }]
}

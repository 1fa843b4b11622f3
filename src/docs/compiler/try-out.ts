import { bodyKind, isJson } from '#docs/model/media-kind.ts'
import type { TryOutBody, TryOutExample, TryOutOperation } from '#docs/model/try-out.ts'
import { pointerTo } from '#domain/json-pointer.ts'
import {
  type MediaObject,
  type OpenApiDocument,
  type ParameterObject,
  resolve,
  type SchemaNode,
  type SchemaObject,
} from '#domain/openapi.ts'
import { shownValue } from './content/examples.ts'
import { firstChoiceOf } from './content/resolve-schema.ts'
import { type Direction, sampleOf } from './content/sample.ts'
import { encodingsIn, type Parts, partsIn, sentType } from './operations/encodings.ts'
import { calledWith, type PlacedOperation } from './operations/operation.ts'
import { mergedParameters } from './operations/parameters.ts'
import { exampleValue, schemaOf, styleOf } from './operations/sent-value.ts'
import type { Preparation } from './preparation.ts'
import { targetOf } from './schema/merge.ts'
import { SchemaNames } from './schema/names.ts'
import { mapSubschemas } from './schema/subschemas.ts'

/** Characters of JSON in a form. */
const maxDefinitionsSize = 60_000

/**
 * A self-contained schema of what a caller sends, with its references in $defs. In large specifications everything
 * references everything; beyond the limit any value is accepted.
 */
function standalone(document: OpenApiDocument, schema: SchemaNode, names = new SchemaNames()): SchemaNode {
  const waiting: string[] = []
  const rename = (part: SchemaNode): SchemaNode => {
    if (typeof part === 'boolean') return part
    const { $defs, definitions, $id, $anchor, discriminator, ...rest } = mapSubschemas(
      withoutReadOnly(document, part),
      rename,
    )
    if (rest.$ref === undefined) return discriminator ? { ...rest, discriminator } : rest
    if (!waiting.includes(rest.$ref)) waiting.push(rest.$ref)
    return { ...rest, $ref: pointerTo(['$defs', names.nameOf(rest.$ref)]) }
  }
  const root = rename(schema)
  const definitions: [name: string, schema: SchemaNode][] = []
  let size = 0
  for (let index = 0; index < waiting.length; index++) {
    const ref = waiting[index] ?? ''
    const definition = size < maxDefinitionsSize ? rename(targetOf(document, ref)) : true
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
  const cached = sentSchemas.get(schema)
  if (cached) return cached
  const properties = firstChoiceOf(document, schema, [])?.schema.properties ?? {}
  const isReadOnly = (name: string) =>
    Object.hasOwn(properties, name) && firstChoiceOf(document, properties[name], [])?.schema.readOnly === true
  const sent = { ...schema, required: required.filter((name) => !isReadOnly(name)) }
  sentSchemas.set(schema, sent)
  return sent
}

/** The data of form, validator and simulated answers of one operation. */
export function tryOutOf(preparation: Preparation, placed: PlacedOperation): TryOutOperation {
  const { id, method, path, operation } = placed
  const { document } = preparation
  const body = operation.requestBody ? resolve(document, operation.requestBody) : null
  const main = preferred(body?.content ?? {})
  const others = Object.entries(body?.content ?? {}).filter(([type]) => type !== main[0])
  const parameterNames = new SchemaNames()
  return {
    id,
    method: method.toUpperCase(),
    path,
    ...calledWith(preparation, placed),
    parameters: mergedParameters(preparation, placed).map((each) => ofParameter(preparation, each, parameterNames)),
    body: main[0] !== undefined && main[1] ? bodyOf(preparation, main[0], main[1], body?.required === true) : null,
    ...(others.length > 0 &&
      main[1] && { otherBodies: others.map(([type, media]) => otherBody(preparation, type, media, main[1])) }),
    responses: Object.entries(operation.responses ?? {}).flatMap(([status, reference]) => {
      if (status.startsWith('x-')) return []
      const response = resolve(document, reference)
      const [answerType, answer] = preferred(response.content ?? {})
      return [
        {
          status,
          description: response.description ?? '',
          type: answerType ?? null,
          examples: answer ? examplesOf(preparation, answer, answerType ?? '', 'response') : [],
        },
      ]
    }),
  }
}

/** The parts of the body that TRY OUT sends at first, where it is multipart. */
export function sentParts(preparation: Preparation, { operation }: PlacedOperation): Parts {
  const body = operation.requestBody && resolve(preparation.document, operation.requestBody)
  const [range = '', media = {}] = preferred(body?.content ?? {})
  return partsIn(preparation, sentType(preparation, range, media), media)
}

/** The media type of the first success that has one. */
export function answerType(preparation: Preparation, { operation }: PlacedOperation): string | null {
  for (const [status, reference] of Object.entries(operation.responses ?? {})) {
    if (!/^2/.test(status)) continue
    const [range, media] = preferred(resolve(preparation.document, reference).content ?? {})
    if (range !== undefined && media) return sentType(preparation, range, media)
  }
  return null
}

function bodyOf(preparation: Preparation, range: string, media: MediaObject, required: boolean): TryOutBody {
  const type = sentType(preparation, range, media)
  const encodings = encodingsIn(preparation.document, type, media)
  return {
    type,
    required,
    schema: bodyKind(type) === 'binary' ? file : standalone(preparation.document, media.schema ?? true),
    examples: examplesOf(preparation, media, type, 'request'),
    ...(Object.keys(encodings).length > 0 && { encodings }),
  }
}

const file: SchemaNode = { type: 'string', format: 'binary' }

/** Without the schema where it is that of the first media type. */
function otherBody(preparation: Preparation, type: string, media: MediaObject, main: MediaObject | undefined) {
  const { required: _, schema, encodings = {}, ...rest } = bodyOf(preparation, type, media, false)
  const isSame =
    schema !== file && (media.schema === main?.schema || JSON.stringify(media.schema) === JSON.stringify(main?.schema))
  return { ...rest, encodings, ...(!isSame && { schema }) }
}

function preferred(content: Record<string, MediaObject>): [type?: string, media?: MediaObject] {
  const entries = Object.entries(content)
  return entries.find(([type]) => isJson(type)) ?? entries[0] ?? []
}

/** The form merges the $defs of all parameters: `names` keeps them apart. */
function ofParameter(
  { document }: Preparation,
  parameter: ParameterObject,
  names: SchemaNames,
): TryOutOperation['parameters'][number] {
  return {
    ...styleOf(parameter),
    required: parameter.required === true,
    schema: standalone(document, schemaOf(parameter), names),
    example: exampleValue(document, parameter),
  }
}

function examplesOf(
  { document }: Preparation,
  media: MediaObject,
  type: string,
  direction: Direction,
): TryOutExample[] {
  const shown = (value: unknown) => shownValue(value, media, { type, direction, document })
  const named = Object.entries(media.examples ?? {}).flatMap(([name, reference]) => {
    const { summary, value } = resolve(document, reference)
    return value === undefined ? [] : [{ name, summary: summary ?? null, value: shown(value) }]
  })
  if (named.length > 0) return named
  const isMadeUp = media.schema !== undefined && bodyKind(type) !== 'binary'
  const value = media.example ?? (isMadeUp ? sampleOf(media.schema, document, direction) : undefined)
  return value === undefined ? [] : [{ name: 'example', summary: null, value: shown(value) }]
}

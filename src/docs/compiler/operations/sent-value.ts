import type { ParameterStyle } from '#docs/model/parameter-encoding.ts'
import { type OpenApiDocument, type ParameterObject, resolve, type SchemaNode } from '#domain/openapi.ts'
import { firstChoiceOf } from '../content/resolve-schema.ts'
import { makeSample, sampleOf } from '../content/sample.ts'

const known = new WeakMap<ParameterObject, unknown>()

/**
 * The value of a parameter in code samples and TRY OUT: the file's example, or a generated one for a required parameter.
 * Undefined when the parameter is omitted.
 */
export function exampleValue(document: OpenApiDocument, parameter: ParameterObject): unknown {
  if (!known.has(parameter)) known.set(parameter, makeValue(document, parameter))
  return known.get(parameter)
}

/** Why the made-up value of a required parameter breaks its schema, or null. */
export function violationOfValue(document: OpenApiDocument, parameter: ParameterObject): string | null {
  const isMadeUp = parameter.required === true && givenValue(document, parameter) === undefined
  return isMadeUp ? makeSample(schemaOf(parameter), document, 'request').violation : null
}

function givenValue(document: OpenApiDocument, parameter: ParameterObject): unknown {
  const media = mediaOf(parameter)
  const named = Object.values(parameter.examples ?? media?.examples ?? {}).map(
    (example) => resolve(document, example).value,
  )
  return parameter.example ?? media?.example ?? named.find((value) => value !== undefined)
}

function makeValue(document: OpenApiDocument, parameter: ParameterObject): unknown {
  const given = givenValue(document, parameter)
  if (given !== undefined) return given
  const schema = schemaOf(parameter)
  // A schema without constraints still needs a placeholder value.
  return parameter.required === true ? (sampleOf(schema, document, 'request') ?? 'value') : exampleIn(schema, document)
}

function exampleIn(node: SchemaNode, document: OpenApiDocument): unknown {
  const { example, examples } = firstChoiceOf(document, node, [])?.schema ?? {}
  return example ?? (Array.isArray(examples) ? examples[0] : undefined)
}

const mediaOf = ({ content = {} }: ParameterObject) => Object.values(content)[0]

export const schemaOf = (parameter: ParameterObject): SchemaNode =>
  parameter.schema ?? mediaOf(parameter)?.schema ?? true

/** The fields that determine its serialisation. */
export function styleOf({ name, in: place, style, explode, allowReserved, content }: ParameterObject): ParameterStyle {
  const [type] = Object.keys(content ?? {})
  return {
    name,
    in: place,
    ...(style === undefined ? {} : { style }),
    ...(explode === undefined ? {} : { explode }),
    ...(allowReserved === true ? { allowReserved } : {}),
    ...(type === undefined ? {} : { type }),
  }
}

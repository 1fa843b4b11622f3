import type { Placed } from '#docs/page/parameter-encoding.ts'
import { mergeSchema } from '../content/merged-schema.ts'
import { sampleOf } from '../content/sample.ts'
import { type OpenApiDocument, type ParameterObject, resolve, type SchemaNode } from '../document.ts'

const known = new WeakMap<ParameterObject, unknown>()

/**
 * What code samples and TRY OUT send as a parameter: the file's own example, else one made from the schema where there has to
 * be one. Undefined: the call goes without it.
 */
export function valueSent(document: OpenApiDocument, parameter: ParameterObject): unknown {
  if (!known.has(parameter)) known.set(parameter, makeValue(document, parameter))
  return known.get(parameter)
}

function makeValue(document: OpenApiDocument, parameter: ParameterObject): unknown {
  const media = mediaOf(parameter)
  const named = Object.values(parameter.examples ?? media?.examples ?? {}).map(
    (example) => resolve(document, example).value,
  )
  const given = parameter.example ?? media?.example ?? named.find((value) => value !== undefined)
  if (given !== undefined) return given
  const schema = schemaOf(parameter)
  // A schema that allows anything says nothing of what to send, and yet something has to stand there.
  return parameter.required === true ? (sampleOf(schema, document, 'request') ?? 'value') : exampleIn(schema, document)
}

function exampleIn(node: SchemaNode, document: OpenApiDocument): unknown {
  const { example, examples } = mergeSchema(document, node, [])?.schema ?? {}
  return example ?? (Array.isArray(examples) ? examples[0] : undefined)
}

const mediaOf = ({ content = {} }: ParameterObject) => Object.values(content)[0]

export const schemaOf = (parameter: ParameterObject): SchemaNode =>
  parameter.schema ?? mediaOf(parameter)?.schema ?? true

/** How it is written into a call. */
export function placed({ name, in: place, style, explode, allowReserved, content }: ParameterObject): Placed {
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

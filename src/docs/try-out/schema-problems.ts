import type { TryOutOperation } from '#docs/page/try-out-model.ts'
import { brokenJson, type Draft, isJsonType, parameterKey } from './draft.ts'
import { objectionsOf } from './interpreter.ts'
import { flatten, isBinary, isObject, type JsonObject, listOf } from './json-schema.ts'

/** All parameters as one object, whose properties are named by place: two places may know the same name. */
export function schemaOfParameters({ parameters }: TryOutOperation): JsonObject {
  const properties = parameters.map((parameter) => [
    parameterKey(parameter),
    { allOf: [parameter.schema], 'x-label': parameter.name },
  ])
  return {
    type: 'object',
    $defs: Object.assign({}, ...parameters.map(({ schema }) => (isObject(schema) ? schema.$defs : {}))),
    properties: Object.fromEntries(properties),
    required: parameters.filter(({ required }) => required).map(parameterKey),
  }
}

const mostNamed = 4

/** What the schema has against the call as a whole, in one line; null where it has nothing. */
export function problemLine(operation: TryOutOperation, parameters: JsonObject, draft: Draft): string | null {
  const inParameters = objectionsOf(parameters, draft.parameters).map(({ path, words }) => {
    const [key = '', ...inside] = path
    return named([key.slice(key.indexOf(':') + 1), ...inside], words)
  })
  const all = [...new Set([...inParameters, ...ofBody(operation, draft)])]
  if (all.length === 0) return null
  const more = all.length > mostNamed ? `; and ${all.length - mostNamed} more` : ''
  return `Does not match the schema: ${all.slice(0, mostNamed).join('; ')}${more}. You can send it anyway.`
}

const named = (path: string[], words: string) => `${path.join('.') || 'the body'}: ${words}`

function ofBody({ body }: TryOutOperation, draft: Draft): string[] {
  if (!body || !draft.body) return []
  const { text, value } = draft.body
  if (isJsonType(body.type) && brokenJson(text)) return ['the body: no JSON']
  if (value === undefined && text.trim() === '') return body.required ? ['the body: required'] : []
  if (value === undefined) return []
  const missing = missingFiles(body.schema, value)
  const found = objectionsOf(body.schema, value).filter(({ path }) => !missing.includes(path.join('.')))
  return [
    ...missing.map((name) => named([name], 'no file is chosen')),
    ...found.map(({ path, words }) => named(path, words)),
  ]
}

/** The name of a file in an example is text, and would do for the schema; there is no file to send. */
function missingFiles(schema: unknown, value: unknown): string[] {
  if (!isObject(schema) || !isObject(value)) return []
  const { properties, required } = flatten(schema, schema)
  if (!isObject(properties)) return []
  return listOf(required).filter((name): name is string => {
    if (typeof name !== 'string' || value[name] instanceof Blob) return false
    const property = properties[name]
    return isObject(property) && isBinary(flatten(property, schema))
  })
}

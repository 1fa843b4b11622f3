import { bodyKind, isFileSchema } from '#docs/model/media-kind.ts'
import type { TryOutOperation } from '#docs/model/try-out.ts'
import { type Draft, firstDraft, isJsonType, jsonProblem, parameterKey } from './draft.ts'
import { fieldErrors, textErrors } from './interpreter.ts'
import { flatten, isObject, type JsonObject, listOf } from './json-schema.ts'

/** What is wrong with a call according to its specification. */
export interface Objection {
  /** 'syntax' is a body that cannot be parsed. */
  kind: 'parameter' | 'syntax' | 'body'
  text: string
}

/** All parameters as one object with properties named by location, since two locations may share a name. */
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

const maxListed = 4

/** Objections in one line. */
export function listed(objections: Objection[]): string {
  const texts = [...new Set(objections.map(({ text }) => text))]
  const more = texts.length > maxListed ? `; and ${texts.length - maxListed} more` : ''
  return `${texts.slice(0, maxListed).join('; ')}${more}`
}

/** `parameters` is the result of schemaOfParameters, which callers keep. */
export function objectionsTo(operation: TryOutOperation, parameters: JsonObject, draft: Draft): Objection[] {
  const ofParameters = textErrors(parameters, draft.parameters).map(({ path, message }): Objection => {
    const [key = '', ...inside] = path
    return { kind: 'parameter', text: withPath([key.slice(key.indexOf(':') + 1), ...inside], message) }
  })
  return [...ofParameters, ...objectionsToBody(operation, draft)]
}

/**
 * The objections for which a simulated answer refuses the call. The file's own examples are accepted, even where they
 * break the file's schemas: their author calls them valid.
 */
export function refusalsOf(operation: TryOutOperation, draft: Draft): Objection[] {
  const exampleParameters = firstDraft(operation).parameters
  const parameters = operation.parameters.filter((each) => {
    const key = parameterKey(each)
    return exampleParameters[key] === undefined || !isSame(exampleParameters[key], draft.parameters[key])
  })
  const isExample = operation.body?.examples.some(({ value }) => isSame(value, draft.body?.value)) ?? false
  const schema = schemaOfParameters({ ...operation, parameters })
  const objections = objectionsTo(operation, schema, draft)
  return isExample ? objections.filter(({ kind }) => kind === 'parameter') : objections
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const withPath = (path: string[], message: string) => `${path.join('.') || 'the body'}: ${message}`

const ofBody = (text: string): Objection => ({ kind: 'body', text })

function objectionsToBody({ body }: TryOutOperation, draft: Draft): Objection[] {
  if (!body || !draft.body) return []
  const { text, value } = draft.body
  if (isJsonType(body.type) && jsonProblem(text)) return [{ kind: 'syntax', text: 'the body is not valid JSON' }]
  if (value === undefined && text.trim() === '') return body.required ? [ofBody('the body: required')] : []
  if (!hasFields(body.type)) return []
  const missing = missingFiles(body.schema, value)
  const found = isJsonType(body.type) ? fieldErrors(body.schema, value) : textErrors(body.schema, value)
  const errors = found.filter(({ path }) => !missing.includes(path.join('.')))
  return [
    ...missing.map((name) => ofBody(withPath([name], 'no file is chosen'))),
    ...errors.map(({ path, message }) => ofBody(withPath(path, message))),
  ]
}

/** XML and other text is sent as typed: the schema describes the parsed value, not the text. */
const hasFields = (type: string) => ['json', 'form', 'multipart'].includes(bodyKind(type))

/** An example's file name passes the schema as text, but there is no file to send. */
function missingFiles(schema: unknown, value: unknown): string[] {
  if (!isObject(schema) || !isObject(value)) return []
  const { properties, required } = flatten(schema, schema)
  if (!isObject(properties)) return []
  return listOf(required).filter((name): name is string => {
    if (typeof name !== 'string' || value[name] instanceof Blob) return false
    const property = properties[name]
    return isObject(property) && isFileSchema(flatten(property, schema))
  })
}

import { bodyKind } from '#docs/model/media-kind.ts'
import type { ParameterStyle } from '#docs/model/parameter-encoding.ts'
import { type TryOutBody, type TryOutOperation, withBodyOf } from '#docs/model/try-out.ts'
import { parseJson } from '#domain/parse-json.ts'
import { roundsNumbers } from './exact-numbers.ts'
import { isObject, type JsonObject, textOf } from './json-schema.ts'

/** The content of an operation's form, kept when the form closes. */
export interface Draft {
  /** Name of the example it started from. */
  example: string | null
  /** Edited headers; the others follow the page. */
  headers: Record<string, string>
  /** By location and name: 'query:limit'. */
  parameters: Record<string, unknown>
  body: BodyDraft | null
  /** Media type of the body; null for the first one. */
  type: string | null
  view: 'form' | 'json'
  /** Keeps the correlation id from call to call. */
  isPinned: boolean
  /** Whether the user changed something. */
  isTouched: boolean
  /** The values that a link has chosen among those of earlier calls, by field. Sending the request forgets them. */
  chosen: JsonObject
  /** For a replayed call, the masked text of each body property. */
  masked: Record<string, string>
  /** For products without a simulator: the selected answer, by status and example name. */
  answer: string | null
}

/** The text is sent; the value is its form representation. They change together. */
export interface BodyDraft {
  text: string
  /** Undefined for empty text or invalid JSON. */
  value: unknown
}

export const parameterKey = ({ in: location, name }: Pick<ParameterStyle, 'in' | 'name'>) => `${location}:${name}`

export function firstDraft(operation: TryOutOperation): Draft {
  const [example] = operation.body?.examples ?? []
  const parameters = operation.parameters.filter(({ example: value }) => value !== undefined && value !== null)
  return {
    example: example?.name ?? null,
    headers: {},
    parameters: Object.fromEntries(parameters.map((parameter) => [parameterKey(parameter), parameter.example])),
    body: operation.body && exampleBody(operation.body, example?.value),
    type: null,
    view: 'form',
    isPinned: false,
    isTouched: false,
    chosen: {},
    masked: {},
    answer: null,
  }
}

export const bodyOf = (value: unknown): BodyDraft => ({
  text: value === undefined ? '' : JSON.stringify(value, nameOfFile, 2),
  value,
})

/** XML and plain-text examples are used as text; JSON is serialised, strings too. */
function exampleBody({ type }: TryOutBody, value: unknown): BodyDraft {
  return typeof value === 'string' && !isJsonType(type) ? { text: value, value } : bodyOf(value)
}

export const isJsonType = (type: string) => bodyKind(type) === 'json'

/** Empty when the body is not an object. */
export const bodyProperties = ({ body }: Draft): JsonObject => (isObject(body?.value) ? body.value : {})

export const correlationIdOf = (draft: Draft): string | undefined => textOf(bodyProperties(draft).correlationId)

export const bodyFromText = (text: string): BodyDraft => ({ text, value: parseJson(text) })

/** The browser's JSON error message; null for valid or empty text. */
export function jsonProblem(text: string): string | null {
  if (text.trim() === '') return null
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

export function withExample(draft: Draft, operation: TryOutOperation, name: string): Draft {
  const { body } = operation
  const example = body?.examples.find((each) => each.name === name)
  if (!body || !example) return draft
  return { ...draft, example: name, body: exampleBody(body, example.value), masked: {}, isTouched: true }
}

/** The body of another media type begins with its first example. */
export function withType(draft: Draft, operation: TryOutOperation, type: string): Draft {
  const { body, example, view } = firstDraft(withBodyOf(operation, type))
  return { ...draft, type, body, example, view, masked: {}, isTouched: true }
}

/** Sets properties of the body and keeps the others. Changes no body that is no object or would be rounded. */
export function withValues(draft: Draft, values: JsonObject): Draft {
  if (!draft.body) return draft
  const { value } = draft.body
  if (value !== undefined && !isObject(value)) return draft
  if (value === undefined && draft.body.text.trim() !== '') return draft
  if (roundsNumbers(draft.body.text)) return draft
  return { ...draft, body: bodyOf({ ...value, ...values }) }
}

export function withParameters(draft: Draft, values: JsonObject): Draft {
  return { ...draft, parameters: { ...draft.parameters, ...values } }
}

/** A form shows a file by its name. */
const nameOfFile = (_: string, value: unknown) => (value instanceof File ? value.name : value)

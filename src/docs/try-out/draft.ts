import type { TryOutOperation } from '#docs/page/try-out-model.ts'
import { isObject, type JsonObject } from './json-schema.ts'

/** The content of an operation's form. It outlives the form, so that typed values are not lost. */
export interface Draft {
  /** Name of the example it began with. */
  example: string | null
  /** Headers that were changed by hand; the others follow the page. */
  headers: Record<string, string>
  /** By place and name: 'query:limit'. */
  parameters: Record<string, unknown>
  body: BodyDraft | null
  view: 'form' | 'json'
  /** The correlation id stays as it is from call to call. */
  isPinned: boolean
  /** Something was typed or chosen by hand. */
  isTouched: boolean
  /** Of a call from the log, by property of the body: what the log shows in the place of a value. */
  masked: Record<string, string>
  /** Of a product without an engine: the answer that was chosen, by status and name of its example. */
  answer: string | null
}

/** The text is what is sent; the value is what the form shows of it. They change together. */
export interface BodyDraft {
  text: string
  /** Undefined where the text is no JSON, or empty. */
  value: unknown
}

type Parameter = TryOutOperation['parameters'][number]

export const parameterKey = ({ in: place, name }: Pick<Parameter, 'in' | 'name'>) => `${place}:${name}`

export function firstDraft(operation: TryOutOperation): Draft {
  const [example] = operation.body?.examples ?? []
  const parameters = operation.parameters.filter(({ example: value }) => value !== undefined && value !== null)
  return {
    example: example?.name ?? null,
    headers: {},
    parameters: Object.fromEntries(parameters.map((parameter) => [parameterKey(parameter), parameter.example])),
    body: operation.body && exampleBody(operation.body, example?.value),
    view: 'form',
    isPinned: false,
    isTouched: false,
    masked: {},
    answer: null,
  }
}

export const bodyOf = (value: unknown): BodyDraft => ({
  text: value === undefined ? '' : JSON.stringify(value, nameOfFile, 2),
  value,
})

/** An example of XML or plain text is that text; one of JSON is written out, a text too. */
function exampleBody({ type }: NonNullable<TryOutOperation['body']>, value: unknown): BodyDraft {
  return typeof value === 'string' && !isJsonType(type) ? { text: value, value } : bodyOf(value)
}

export const isJsonType = (type: string) => /[/+]json\b/.test(type) || type === '*/*'

export function bodyFromText(text: string): BodyDraft {
  try {
    const value: unknown = JSON.parse(text)
    return { text, value }
  } catch {
    return { text, value: undefined }
  }
}

/** Why a text is no JSON, in the browser's words; null where it is, or where there is none. */
export function brokenJson(text: string): string | null {
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

/** Sets properties of the body and leaves the others; a body that is no object is left as it is. */
export function withValues(draft: Draft, values: JsonObject): Draft {
  if (!draft.body) return draft
  const { value } = draft.body
  if (value !== undefined && !isObject(value)) return draft
  if (value === undefined && draft.body.text.trim() !== '') return draft
  return { ...draft, body: bodyOf({ ...value, ...values }) }
}

export function withParameters(draft: Draft, values: JsonObject): Draft {
  return { ...draft, parameters: { ...draft.parameters, ...values } }
}

/** A file in a form is shown by its name. */
const nameOfFile = (_: string, value: unknown) => (value instanceof File ? value.name : value)

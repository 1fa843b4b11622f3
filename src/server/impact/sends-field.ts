import type { SentField } from '#domain/product-changes.ts'
import { loggedRequestHeaders } from '#server/call-log/masking.ts'
import type { CallContent } from '#server/repositories/operation-calls.ts'

type LoggedCall = Pick<CallContent, 'request' | 'refusal'>

/** Whether a call sent a field; undefined when the log does not keep that. */
export function sendsField(call: LoggedCall, field: SentField): boolean | undefined {
  const found = field.in === 'header' ? readHeader(call, field) : readBody(call, field)
  if (found === undefined) return undefined
  if (field.isMissing) return found.parents > found.values.length
  const { values } = field
  if (values === undefined) return found.values.length > 0
  const isSent = found.values.some((value) => values.some((each) => each === value))
  return isSent || !found.values.some(isMasked) ? isSent : undefined
}

/** Whether a call sent one of the fields. */
export function sendsOneOf(call: LoggedCall, fields: SentField[]): boolean | undefined {
  const answers = fields.map((field) => sendsField(call, field))
  return answers.includes(true) ? true : answers.includes(undefined) ? undefined : false
}

/** Whether the log keeps this field of a call at all. */
export function isLogged({ in: where, path: [name = ''], values }: SentField): boolean {
  if (where === 'body') return true
  return where === 'header' && values === undefined && loggedRequestHeaders.some((each) => isSame(each, name))
}

interface Found {
  /** Objects that could have the field. */
  parents: number
  values: unknown[]
}

function readHeader({ request: { headers } }: LoggedCall, field: SentField): Found | undefined {
  if (!isLogged(field)) return undefined
  const [name = ''] = field.path
  return { parents: 1, values: headers.filter((each) => isSame(each.name, name)).map(({ value }) => value) }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function readBody({ request: { body }, refusal }: LoggedCall, field: SentField): Found | undefined {
  if (!isLogged(field)) return undefined
  // The log keeps no body of a call that is refused for its key or its limit.
  if (body === null && refusal !== null) return undefined
  if (body === null) return { parents: field.path.length === 1 ? 1 : 0, values: [] }
  const content = parse(body)
  return content && below(content.value, field.path)
}

/** Undefined for a body that is cut or no JSON. */
function parse(body: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(body) }
  } catch {
    return undefined
  }
}

function below(value: unknown, [step, ...rest]: string[]): Found {
  const none = { parents: 0, values: [] }
  if (step === undefined) return { parents: 1, values: [value] }
  if (step === '*') return Array.isArray(value) ? sum(value.map((each) => below(each, rest))) : none
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return none
  if (!Object.hasOwn(value, step)) return { parents: rest.length === 0 ? 1 : 0, values: [] }
  return below(Reflect.get(value, step), rest)
}

function sum(found: Found[]): Found {
  return {
    parents: found.reduce((total, { parents }) => total + parents, 0),
    values: found.flatMap(({ values }) => values),
  }
}

/** The log replaces parts of secrets and of personal data by these characters. */
const isMasked = (value: unknown) => typeof value === 'string' && /[…•]/.test(value)

import { isObject } from '#domain/is-object.ts'
import { below } from '#domain/json-pointer.ts'

/** A message whose number is not a limit of its field. */
export interface NumberFinding {
  /** JSON Pointer of the message inside its file. */
  pointer: string
  message: string
}

interface Explained {
  /** The end of the pointer of the schema. */
  at: string
  numbers: number[]
  because: string
}

/** Numbers that are no limit of the schema beside them. */
export const explained: Explained[] = [
  { at: '/ContactRequest/properties/role', numbers: [1, 93], because: "'Other: ' takes 7 of the 100 characters." },
  { at: '/IpText', numbers: [50], because: 'The text is a list of addresses, and IpList limits those.' },
  { at: '/TechApprovalWithFile/properties/file', numbers: [5], because: 'The limit of every uploaded file, in MB.' },
  { at: '/UserIdentifier', numbers: [8, 12], because: 'IdentityRules limits phone numbers.' },
]

const limits = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'minProperties',
  'maxProperties',
]
const megabyte = 1024 * 1024

/** Compares the numbers in messages and descriptions with the limits of their schema. */
export function findWrongNumbers(file: unknown, exceptions = explained): NumberFinding[] {
  return walk(file, '', exceptions)
}

function walk(node: unknown, pointer: string, exceptions: Explained[]): NumberFinding[] {
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.entries(node).flatMap(([key, value]) => walk(value, below(pointer, key), exceptions))
  return isObject(node) ? [...wrongNumbersOf(node, pointer, exceptions), ...inside] : inside
}

function wrongNumbersOf(schema: Json, pointer: string, exceptions: Explained[]): NumberFinding[] {
  const messages = isObject(schema['x-messages']) ? Object.entries(schema['x-messages']) : []
  const bounds = boundsOf(schema)
  const allowed = [...bounds, ...exceptions.filter(({ at }) => pointer.endsWith(at)).flatMap(({ numbers }) => numbers)]
  const fromMessages = messages.flatMap(([key, text]) =>
    typeof text !== 'string' || isFine(numbersIn(text, schema), allowed)
      ? []
      : [{ pointer: `${pointer}/x-messages/${key}`, text }],
  )
  const { description } = schema
  const isWrong = bounds.length > 0 && typeof description === 'string' && !isFine(quantitiesIn(description), allowed)
  const found = [...fromMessages, ...(isWrong ? [{ pointer: `${pointer}/description`, text: description }] : [])]
  return found.map(({ pointer, text }) => ({ pointer, message: `says '${text}' beside ${describe(schema)}` }))
}

/** A range names its smaller number first. */
function isFine(numbers: number[], allowed: number[]): boolean {
  const isAscending = numbers.every((number, at) => number >= (numbers[at - 1] ?? number))
  return isAscending && numbers.every((number) => allowed.includes(number))
}

function boundsOf(schema: Json): number[] {
  const own = limits.map((limit) => schema[limit]).filter((value) => typeof value === 'number')
  const inPattern = [...String(schema.pattern ?? '').matchAll(/\{(\d+)(?:,(\d*))?\}/g)].flatMap(([, from, to]) => [
    from,
    to,
  ])
  const inMegabytes = own.filter((value) => value % megabyte === 0).map((value) => value / megabyte)
  return [...own, ...inMegabytes, ...inPattern.filter((text) => text !== undefined && text !== '').map(Number)]
}

/** Without ranges of characters, names such as IPv4, and examples that the schema accepts. */
function numbersIn(text: string, { pattern }: Json): number[] {
  const words = text.replaceAll(/\b0-9\b|[A-Za-z]\d+/g, '').match(/\d+(?:\.\d+)?/g) ?? []
  return words.filter((word) => !(word.includes('.') && new RegExp(String(pattern ?? '')).test(word))).map(Number)
}

/** Descriptions also hold other numbers, for instance of days. */
function quantitiesIn(text: string): number[] {
  return [...text.matchAll(/(\d+) (?:characters|digits|MB)\b/g)].map(([, number]) => Number(number))
}

function describe(schema: Json): string {
  const own = [...limits, 'pattern'].filter((limit) => schema[limit] !== undefined)
  return own.map((limit) => `${limit} ${schema[limit]}`).join(', ') || 'no limit'
}

type Json = Record<string, unknown>

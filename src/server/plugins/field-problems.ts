import type { ErrorObject } from 'ajv/dist/2020.js'
import { ipv4Problem } from '#domain/formats/ipv4.ts'
import type { FieldProblem } from '#domain/problems.ts'

/** What was validated. A pointer into the body is the field's name as it is; a parameter says where it stands. */
export type Part = 'body' | 'params' | 'querystring' | 'headers'

const prefixes: Record<Part, string> = { body: '', params: '/path', querystring: '/query', headers: '/header' }

/** Keywords that only repeat that one of their branches failed; the branches' own errors say which rule it was. */
const summaries = new Set(['if', 'oneOf', 'anyOf', 'allOf', 'propertyNames'])

/** Ajv's errors in the words that stand beside the broken limit in the specification (x-messages). */
export function fieldProblems(errors: ErrorObject[], part: Part): FieldProblem[] {
  const telling = errors.filter((error) => !summaries.has(error.keyword))
  const problems = (telling.length > 0 ? telling : errors).map((error) => ({
    field: prefixes[part] + error.instancePath + missingOrUnknown(error),
    rule: error.keyword,
    message: messageOf(error),
  }))
  return onePerSentence(problems)
}

function missingOrUnknown({ keyword, params }: ErrorObject): string {
  const name =
    keyword === 'required' ? params.missingProperty : (params.additionalProperty ?? params.unevaluatedProperty)
  return typeof name === 'string' ? `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` : ''
}

function messageOf(error: ErrorObject): string {
  const { keyword, params, parentSchema, data } = error
  // The contract's words for an address hold the address itself, and differ by what is wrong with it.
  const ofAddress = params.format === 'ipv4-unicast' && typeof data === 'string' ? ipv4Problem(data) : undefined
  if (ofAddress) return ofAddress
  const schema = keyword === 'required' ? parentSchema?.properties?.[params.missingProperty] : parentSchema
  const own = schema?.['x-messages']
  if (typeof own?.[keyword] === 'string') return own[keyword]
  return fallback(error)
}

/** For limits a screen never meets, since it sends what the contract's types allow. */
function fallback({ keyword, message, params }: ErrorObject): string {
  if (keyword === 'required') return 'Required.'
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') return 'This field is not known.'
  if (keyword === 'type') return `Must be of type ${[params.type].flat().join(' or ')}.`
  if (keyword === 'format') return `Must be a valid ${params.format}.`
  return message ? `${message.charAt(0).toUpperCase()}${message.slice(1)}.` : 'This value is not valid.'
}

/** A short empty name breaks three rules with one message; the person reads it once. */
function onePerSentence(problems: FieldProblem[]): FieldProblem[] {
  const seen = new Set<string>()
  return problems.filter(({ field, message }) => {
    const sentence = `${field} ${message}`
    return seen.has(sentence) ? false : seen.add(sentence)
  })
}

import { formats } from '#domain/formats/formats.ts'
import { type Limits, limitKeywords, type ResultCode } from './contract.ts'
import { patternOf } from './patterns.ts'
import { items, maybe, members, oneOf, type Place, refuse, text, whole } from './place.ts'

const withoutMessage = ['type', 'title', 'description', 'example', 'examples', 'default', 'deprecated']
const understood = [...limitKeywords, ...withoutMessage, 'x-messages', 'x-results']

/** Reads the limits of one property. Throws for a keyword that the simulator does not enforce. */
export function readLimits(place: Place, codes: readonly ResultCode[]): Limits {
  for (const [keyword, value] of members(place)) {
    if (!understood.includes(keyword)) refuse(value, 'is a keyword that the simulator does not look at')
  }
  const type = maybe(place, 'type')
  if (type && text(type) !== 'string') refuse(type, 'must be string: requests hold nothing else')
  const later = readLater(place, codes)
  return {
    minLength: has(place, 'minLength', whole),
    maxLength: has(place, 'maxLength', whole),
    pattern: has(place, 'pattern', pattern),
    format: readFormat(place, later),
    enum: has(place, 'enum', (list) => items(list).map(text)),
    messages: readMessages(place),
    later,
  }
}

/** A regular expression with the semantics of JSON Schema. */
export function pattern(place: Place): string {
  const source = text(place)
  try {
    patternOf(source)
    return source
  } catch {
    return refuse(place, 'is no regular expression')
  }
}

function has<Value>(place: Place, name: string, read: (place: Place) => Value): Value | null {
  const value = maybe(place, name)
  return value ? read(value) : null
}

function readFormat(place: Place, later: Limits['later']): string | null {
  const format = maybe(place, 'format')
  if (!format) return null
  if (!later.format) refuse(format, "is looked at by no check: name its result in the property's x-results")
  return oneOf(format, Object.keys(formats), ' (src/domain/formats)')
}

function readMessages(place: Place): Limits['messages'] {
  const messages = maybe(place, 'x-messages')
  const entries = messages ? members(messages) : []
  return Object.fromEntries(entries.map(([keyword, message]) => [keyword, text(message)]))
}

function readLater(place: Place, codes: readonly ResultCode[]): Limits['later'] {
  const results = maybe(place, 'x-results')
  const entries = results ? members(results) : []
  return Object.fromEntries(entries.map(([keyword, code]) => [keyword, oneOf(code, codes)]))
}

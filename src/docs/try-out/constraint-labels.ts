import { patternPhrase } from '#docs/model/pattern-text.ts'
import { isObject, type JsonObject, textOf } from './json-schema.ts'

/** Constraints of a merged node in words: '8 to 12 characters, digits only'. */
export function constraintLabel(node: JsonObject): string {
  const words = [
    range(node.minLength, node.maxLength, 'character'),
    between(node),
    range(node.minItems, node.maxItems, 'item'),
    typeof node.multipleOf === 'number' ? `a multiple of ${node.multipleOf}` : '',
    formats[textOf(node.format) ?? ''] ?? '',
    patternPhrase(node) ?? '',
    node.uniqueItems === true ? 'no item twice' : '',
  ]
  return words.filter(Boolean).join(', ')
}

const formats: Record<string, string> = {
  date: 'a date such as 2026-11-21',
  'date-time': 'a time such as 2026-11-21T08:05:00Z',
  email: 'an email address',
  uuid: 'a UUID',
  uri: 'a URI',
  'uri-reference': 'a URI reference',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
  byte: 'Base64',
}

function range(least: unknown, most: unknown, unit: string): string {
  const has = (value: unknown) => typeof value === 'number' && value > 0
  const units = (count: unknown) => `${count} ${unit}${count === 1 ? '' : 's'}`
  if (has(least) && has(most)) return least === most ? units(least) : `${least} to ${units(most)}`
  if (has(least)) return `at least ${units(least)}`
  return has(most) ? `at most ${units(most)}` : ''
}

function between({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonObject): string {
  const words = [
    typeof minimum === 'number' ? `at least ${minimum}` : '',
    typeof exclusiveMinimum === 'number' ? `more than ${exclusiveMinimum}` : '',
    typeof maximum === 'number' ? `at most ${maximum}` : '',
    typeof exclusiveMaximum === 'number' ? `less than ${exclusiveMaximum}` : '',
  ]
  return words.filter(Boolean).join(', ')
}

/** The first sentence of a description as plain text: a form has room for one line. */
export function firstSentence(description: unknown): string {
  const text = textOf(description) ?? ''
  const paragraph = text.trim().split(/\n\s*\n/)[0] ?? ''
  const plain = paragraph
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const sentence = /^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain
  return sentence.length > 160 ? `${sentence.slice(0, 157)}…` : sentence
}

/** The help text of a field. */
export function helpOf(node: JsonObject): string {
  if (!isObject(node)) return ''
  const words = constraintLabel(node)
  const limits = words ? `${words[0]?.toUpperCase()}${words.slice(1)}.` : ''
  return [firstSentence(node.description), limits].filter(Boolean).join(' ')
}

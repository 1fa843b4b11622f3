import { sample, stringMatching } from 'fast-check'
import type { SchemaObject } from '../document.ts'

const byFormat: Record<string, string> = {
  binary: 'file.bin',
  byte: 'c3RyaW5n',
  date: '2026-01-15',
  'date-time': '2026-01-15T09:30:00Z',
  duration: 'P1D',
  email: 'user@example.com',
  hostname: 'example.com',
  'idn-email': 'user@example.com',
  'idn-hostname': 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  iri: 'https://example.com',
  'iri-reference': '/path',
  'json-pointer': '/pointer',
  password: 'pa55-word',
  regex: '^[a-z]+$',
  'relative-json-pointer': '0/pointer',
  time: '09:30:00Z',
  uri: 'https://example.com',
  'uri-reference': '/path',
  'uri-template': 'https://example.com/{id}',
  url: 'https://example.com',
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
}

export function sampleString({ format = '', pattern, minLength, maxLength, contentEncoding }: SchemaObject): string {
  const known = Object.hasOwn(byFormat, format)
    ? byFormat[format]
    : contentEncoding === undefined
      ? undefined
      : byFormat.byte
  const fitting = known ?? sized('string', Number(minLength ?? 0), Number(maxLength ?? Number.POSITIVE_INFINITY))
  return typeof pattern === 'string' ? matching(pattern, fitting) : fitting
}

const sized = (text: string, least: number, most: number) =>
  text
    .repeat(Math.ceil(Math.min(least, 2000) / text.length) || 1)
    .slice(0, Math.max(Math.min(least, 2000), Math.min(text.length, most)))

/** The same text in every build; the word itself where it fits, or where the pattern is beyond the generator. */
function matching(pattern: string, word: string): string {
  try {
    const expression = new RegExp(pattern, 'u')
    if (expression.test(word)) return word
    const [found = word] = sample(stringMatching(expression, { size: 'xsmall' }), { seed: 1, numRuns: 1 })
    return found
  } catch {
    return word
  }
}

export function sampleNumber(schema: SchemaObject, type: 'integer' | 'number'): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  const step = typeof multipleOf === 'number' && multipleOf > 0 ? multipleOf : 1
  const low = numberOf(exclusiveMinimum) ?? numberOf(minimum) ?? Number.NEGATIVE_INFINITY
  const high = numberOf(exclusiveMaximum) ?? numberOf(maximum) ?? Number.POSITIVE_INFINITY
  const least = typeof exclusiveMinimum === 'number' ? low + step : low
  const most = typeof exclusiveMaximum === 'number' ? high - step : high
  if (least > high || most < low) return (low + high) / 2
  const wanted = type === 'integer' || step !== 1 ? step : 1.5
  const fitting = Math.min(Math.max(wanted, least), most)
  return typeof multipleOf === 'number' ? Math.ceil(fitting / step) * step : fitting
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined)

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

// Readable examples that match common patterns.
const familiar = [
  ...[
    'name',
    'Name',
    'NAME',
    'some-name',
    'some_name',
    'some/name',
    'Some name',
    '1',
    '12',
    '123456',
    '12345678',
    '1.50',
  ],
  ...['2026-01-15', '09:30', '+6581234567', 'user@example.com', 'https://example.com', 'example.com', '192.0.2.1'],
  ...['3fa85f64-5717-4562-b3fc-2c963f66afa6', 'AB', 'ABC', 'A1', 'a1b2c3', '#1a2b3c', 'v1', '1.0.0', 'Passw0rd!'],
]

export function sampleString({ format = '', pattern, minLength, maxLength, contentEncoding }: SchemaObject): string {
  const least = Math.min(Number(minLength ?? 0), 2000)
  const most = Number(maxLength ?? Number.POSITIVE_INFINITY)
  const known = Object.hasOwn(byFormat, format)
    ? byFormat[format]
    : contentEncoding === undefined
      ? undefined
      : byFormat.byte
  const fitting = known ?? sized('string', least, most)
  if (typeof pattern !== 'string') return fitting
  return (
    matching(
      pattern,
      [fitting, ...familiar].filter(({ length }) => length >= least && length <= most),
    ) ?? fitting
  )
}

const sized = (text: string, least: number, most: number) =>
  text.repeat(Math.ceil(least / text.length) || 1).slice(0, Math.max(least, Math.min(text.length, most)))

/**
 * A readable example if one matches, else a generated text that is the same in every build; undefined for unsupported
 * patterns.
 */
function matching(pattern: string, words: string[]): string | undefined {
  try {
    const expression = new RegExp(pattern, 'u')
    const word = words.find((each) => expression.test(each))
    return word ?? sample(stringMatching(expression, { size: 'xsmall' }), { seed: 1, numRuns: 1 })[0]
  } catch {
    return undefined
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

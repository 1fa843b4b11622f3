import { sample, stringMatching } from 'fast-check'
import type { SchemaObject } from '#domain/openapi.ts'
import { strictPattern } from './schema-violations.ts'

const byFormat: Record<string, string> = {
  base64url: 'c3RyaW5n',
  binary: 'file.bin',
  byte: 'c3RyaW5n',
  char: 'a',
  date: '2026-01-15',
  'date-time': '2026-01-15T09:30:00Z',
  'date-time-local': '2026-01-15T09:30:00',
  decimal: '1.50',
  decimal128: '1.50',
  double: '1.5',
  duration: 'P1D',
  email: 'user@example.com',
  float: '1.5',
  hostname: 'example.com',
  html: '<p>text</p>',
  'http-date': 'Thu, 15 Jan 2026 09:30:00 GMT',
  'idn-email': 'user@example.com',
  'idn-hostname': 'example.com',
  int32: '1',
  int64: '1',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  iri: 'https://example.com',
  'iri-reference': '/path',
  'json-pointer': '/pointer',
  'media-range': 'text/*',
  password: 'pa55-word',
  regex: '^[a-z]+$',
  'relative-json-pointer': '0/pointer',
  'sf-boolean': '?1',
  'sf-decimal': '1.5',
  'sf-integer': '1',
  'sf-string': '"text"',
  'sf-token': 'text',
  time: '09:30:00Z',
  'time-local': '09:30:00',
  uri: 'https://example.com',
  'uri-reference': '/path',
  'uri-template': 'https://example.com/{id}',
  url: 'https://example.com',
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
}

// Readable examples that match common patterns.
const familiar = [
  ...['name', 'Name', 'NAME', 'some-name', 'some_name', 'some/name', 'Some name'],
  ...['1', '12', '123456', '12345678', '1.50'],
  ...['2026-01-15', '09:30', '+6581234567', 'user@example.com', 'https://example.com', 'example.com', '192.0.2.1'],
  ...['3fa85f64-5717-4562-b3fc-2c963f66afa6', 'AB', 'ABC', 'A1', 'a1b2c3', '#1a2b3c', 'v1', '1.0.0', 'Passw0rd!'],
  // Dates of the same day in other notations.
  ...['2026-01-15T09:30:00Z', '2026-01-15T09:30:00.000Z', '2026-01-15T09:30:00+00:00', '2026-01-15T09:30:00'],
  ...['2026-01-15 09:30:00', '20260115', '20260115093000', '20260115T093000Z'],
  ...['2026/01/15', '15/01/2026', '01/15/2026'],
  ...['15-01-2026', '15.01.2026', '2026-01', '2026', '09:30:00', '2026-W03', '01/26', '0126', '202601', '1768469400'],
  ...['en', 'en-US', 'en_US', 'a1b2c3d4e5f6a7b8c9d0e1f2', '0', '-1', 'true', 'P1D', 'PT1H', 'text/plain', '*'],
]

/** Values to try for a string, the most readable first. They need not fit. */
export function* sampleStrings(schema: SchemaObject): Generator<string> {
  const { format = '', pattern, minLength, maxLength, contentEncoding } = schema
  const min = Math.min(Number(minLength ?? 0), 20_000)
  const max = Number(maxLength ?? Number.POSITIVE_INFINITY)
  const known = Object.hasOwn(byFormat, format)
    ? byFormat[format]
    : contentEncoding === undefined
      ? undefined
      : byFormat.byte
  if (known !== undefined) yield known
  if (typeof pattern === 'string') {
    yield* familiar.filter(({ length }) => length >= min && length <= max)
    yield* matching(pattern, min, max)
  }
  if (known !== undefined) yield* lengthened(format, known, min)
  yield sized('string', min, max)
  yield* familiar
  for (let count = 2; count <= 60; count++) yield sized(`string${count}`, min, max)
  for (let count = 1; count <= 9; count++) yield sized(`${count}`, min, max)
  for (let count = 0; count < 52; count++) yield letters.charAt(count)
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

const sized = (text: string, min: number, max: number) =>
  text.repeat(Math.ceil(min / text.length) || 1).slice(0, Math.max(min, Math.min(text.length, max)))

/** The format with more characters, for a least length. */
function lengthened(format: string, known: string, min: number): string[] {
  const missing = Math.max(min - known.length, 0)
  if (/^(uri|url|iri|uri-reference|iri-reference|uri-template)$/.test(format)) {
    return ['https://example.com', 'https://example.com/1', 'https://example.com/2'].map(
      (address) => `${address}/${'path/'.repeat(Math.ceil(missing / 5))}`,
    )
  }
  if (/email$/.test(format)) return [`${'user'.repeat(Math.ceil(missing / 4))}@example.com`, 'a@b.co', 'b@b.co']
  if (format === 'uuid') return [1, 2, 3, 4].map((count) => `3fa85f64-5717-4562-b3fc-2c963f66afa${count}`)
  if (format === 'date') return [16, 17, 18, 19].map((day) => `2026-01-${day}`)
  if (format === 'date-time') return [16, 17, 18, 19].map((day) => `2026-01-${day}T09:30:00Z`)
  if (format === 'time') return [10, 11, 12].map((hour) => `${hour}:30:00Z`)
  if (/hostname$/.test(format)) return ['a.co', 'api.example.com', 'www.example.com']
  return others[format] ?? [known.replaceAll('1', '2')]
}

/** More values of formats without a rule to lengthen them. */
const others: Record<string, string[]> = {
  byte: ['c3RyaW5nMg==', 'c3RyaW5nMw=='],
  duration: ['PT1H', 'P2D', 'P3D'],
  ipv4: ['2.2.2.2', '192.0.2.2', '192.0.2.3'],
  ipv6: ['::2', '::3', '::4'],
  'json-pointer': ['/other', '/pointer/2'],
  regex: ['^[0-9]+$', '^[A-Z]+$'],
  'relative-json-pointer': ['1/pointer', '2/pointer'],
}

/** Generated texts, the same in every build; none for unsupported patterns. */
function* matching(pattern: string, min: number, max: number): Generator<string> {
  const strict = strictPattern(pattern)
  if (strict === undefined) return
  const expression = new RegExp(strict, 'u')
  // The generator knows no assertions and no properties of characters.
  const simple = strict
    .replace(/\(\?<?[=!](?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/\\p\{[^}]*\}/g, 'a')
    .replace(/\\[bB]/g, '')
  for (const source of new Set([strict, simple])) {
    for (const size of ['xsmall', 'small', 'medium'] as const) {
      yield* generated(source, size)
        .flatMap((text) => [nearToday(text), text])
        .filter((text) => expression.test(text) && lengthOf(text) >= min && lengthOf(text) <= max)
    }
  }
}

function generated(source: string, size: 'xsmall' | 'small' | 'medium'): string[] {
  try {
    return sample(stringMatching(new RegExp(source, 'u'), { size }), { seed: 1, numRuns: size === 'xsmall' ? 20 : 60 })
  } catch {
    return []
  }
}

const lengthOf = (text: string) => [...text].length

/** A date in the text becomes one that readers know. */
const nearToday = (text: string) =>
  text
    .replace(/(?<!\d)\d{4}(?=[-/.]?(0[1-9]|1[0-2])[-/.]?\d\d(?!\d))/g, '2026')
    .replace(/(?<=(?<!\d)\d\d[-/.]\d\d[-/.])\d{4}(?!\d)/g, '2026')

/** Values to try for a number, the most readable first. They need not fit. */
export function* sampleNumbers(schema: SchemaObject, type: 'integer' | 'number'): Generator<number> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format } = schema
  const step = typeof multipleOf === 'number' && multipleOf > 0 ? multipleOf : 1
  const above = numberOf(exclusiveMinimum) ?? Number.NEGATIVE_INFINITY
  const below = numberOf(exclusiveMaximum) ?? Number.POSITIVE_INFINITY
  const low = Math.max(numberOf(minimum) ?? Number.NEGATIVE_INFINITY, above)
  const high = Math.min(numberOf(maximum) ?? Number.POSITIVE_INFINITY, below)
  const min = low === above ? above + step : low
  const max = high === below ? below - step : high
  const isWhole = type === 'integer'
  const round = (value: number) => {
    const stepped = typeof multipleOf === 'number' ? exact(Math.ceil(exact(value / step)) * step) : value
    return isWhole && Number.isFinite(stepped) ? Math.ceil(stepped) : stepped
  }
  if (isWhole && /^(unix-?time|timestamp|epoch)/.test(String(format))) yield 1_768_469_400
  const wanted = isWhole || step !== 1 ? step : 1.5
  yield round(Math.min(Math.max(wanted, min), max))
  const start = Number.isFinite(low) ? low : Number.isFinite(high) ? high - 60 * step : 0
  for (let count = 0; count <= 120; count++) yield round(exact(start + count * step))
  if (Number.isFinite(low) && Number.isFinite(high)) {
    const parts = isWhole ? [] : [2, 3, 4, 5, 6, 7, 8]
    yield* parts.map((part) => exact(low + (high - low) / part))
  }
  yield* [high, exact(high - step), 0, 1.5, 2.5, 0.5, -1, -1.5].filter(Number.isFinite)
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** Without the noise of binary fractions. */
const exact = (value: number) => (Number.isFinite(value) ? Number(value.toPrecision(15)) : value)

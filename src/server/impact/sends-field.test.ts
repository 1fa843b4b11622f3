import { expect, it, test } from 'vitest'
import type { SentField } from '#domain/product-changes.ts'
import { isLogged, sendsField, sendsOneOf } from './sends-field.ts'

const withText = (body: string | null, refusal: string | null = null) => ({ request: { headers: [], body }, refusal })
const withBody = (body: unknown) => withText(body === null ? null : JSON.stringify(body))
const kind: SentField = { in: 'body', path: ['kind'] }
const code: SentField = { in: 'body', path: ['items', '*', 'code'] }

test.each<[string, unknown, SentField, boolean]>([
  ['a property', { kind: null }, kind, true],
  ['no property', { other: { kind: 1 } }, kind, false],
  ['no body', null, kind, false],
  ['a property of an item', { items: [{}, { code: 1 }] }, code, true],
  ['items without it', { items: [{}] }, code, false],
  ['one of the values', { kind: 'two' }, { ...kind, values: ['two', 'three'] }, true],
  ['another value', { kind: 'one' }, { ...kind, values: ['two', 'three'] }, false],
  ['a missing property', { other: 1 }, { ...kind, isMissing: true }, true],
  ['a body without the missing property', null, { ...kind, isMissing: true }, true],
  ['a property that must be there', { kind: 1 }, { ...kind, isMissing: true }, false],
  ['one item of two without it', { items: [{ code: 1 }, {}] }, { ...code, isMissing: true }, true],
  ['no items', { items: [] }, { ...code, isMissing: true }, false],
  ['no list', {}, { ...code, isMissing: true }, false],
])('reads %s from a body', (_name, body, field, isSent) => {
  expect(sendsField(withBody(body), field)).toBe(isSent)
})

it('does not know fields of a body that is cut', () => {
  expect(sendsField(withText('{"kind":"on…'), kind)).toBeUndefined()
})

it('does not know the body of a refused call without one', () => {
  expect(sendsField(withText(null, 'key-expired'), kind)).toBeUndefined()
  expect(sendsField(withText(null, 'key-expired'), { ...kind, isMissing: true })).toBeUndefined()
  expect(sendsField(withText('{}', 'body-too-large'), kind)).toBe(false)
})

it('does not know values that are masked', () => {
  expect(sendsField(withBody({ kind: '65…4567' }), { ...kind, values: ['6581234567'] })).toBeUndefined()
  expect(sendsField(withBody({ kind: '65…4567' }), kind)).toBe(true)
})

it('reads headers that the log keeps, in any case, and not their values', () => {
  const call = { request: { headers: [{ name: 'X-Project-ID', value: 'one' }], body: null }, refusal: 'key-expired' }
  expect(sendsField(call, { in: 'header', path: ['x-project-id'] })).toBe(true)
  expect(sendsField(call, { in: 'header', path: ['X-Partner-ID'] })).toBe(false)
  expect(sendsField(call, { in: 'header', path: ['X-Partner-ID'], isMissing: true })).toBe(true)
  expect(sendsField(call, { in: 'header', path: ['X-Other'] })).toBeUndefined()
  expect(sendsField(call, { in: 'header', path: ['X-Project-ID'], values: ['one'] })).toBeUndefined()
})

it('does not know parameters of the query', () => {
  expect(isLogged({ in: 'query', path: ['limit'] })).toBe(false)
  expect(sendsField(withBody({}), { in: 'query', path: ['limit'] })).toBeUndefined()
})

it('is true for one of several fields, and unknown when only the unknown one could be', () => {
  const query: SentField = { in: 'query', path: ['limit'] }
  expect(sendsOneOf(withBody({ kind: 1 }), [query, kind])).toBe(true)
  expect(sendsOneOf(withBody({}), [query, kind])).toBeUndefined()
  expect(sendsOneOf(withBody({}), [kind, code])).toBe(false)
})

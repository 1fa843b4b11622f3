import { expect, it } from 'vitest'
import { below, lookUp, pointerTo, stepsOf } from './json-pointer.ts'

const document = { paths: { '/a': { get: ['first', { 'b~c': null }] } } }

it.each([
  ['', document],
  ['#', document],
  ['/paths/~1a/get/0', 'first'],
  ['#/paths/~1a/get/1/b~0c', null],
  ['#/paths/%2Fa/get/0', 'first'],
  ['#/paths/~1b/get', undefined],
  ['#/paths/~1a/get/0/length', undefined],
  ['#/paths/constructor', undefined],
])('finds at %j %j', (pointer, value) => {
  expect(lookUp(document, pointer)).toEqual(value)
})

it('reads a lone percent sign as itself', () => {
  expect(stepsOf('#/100%/a%20b')).toEqual(['100%', 'a b'])
})

it('writes steps that it reads back', () => {
  expect(pointerTo(['/a~', 0])).toBe('#/~1a~0/0')
  expect(stepsOf(pointerTo(['/a~', 0]))).toEqual(['/a~', '0'])
  expect(below('/list', 'a/b')).toBe('/list/a~1b')
})

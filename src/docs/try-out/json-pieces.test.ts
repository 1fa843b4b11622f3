import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toText } from '#docs/model/pieces.ts'
import { jsonPieces } from './json-pieces.ts'

it('distinguishes names, strings, numbers and constants', () => {
  const kinds = jsonPieces('{"a": ["b: \\"c\\"", -1.5e3, true, null]}').filter((piece) => typeof piece !== 'string')
  expect(kinds).toEqual([
    ['key', '"a"'],
    ['string', '"b: \\"c\\""'],
    ['number', '-1.5e3'],
    ['constant', 'true'],
    ['constant', 'null'],
  ])
})

it('keeps every character of any text', () => {
  fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (text) => toText(jsonPieces(text)) === text))
})

it('does not highlight a long text', () => {
  expect(jsonPieces('"x"'.repeat(10_000))).toHaveLength(1)
})

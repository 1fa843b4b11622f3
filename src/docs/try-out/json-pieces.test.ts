import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toText } from '#docs/page/pieces.ts'
import { jsonPieces } from './json-pieces.ts'

it('tells names, texts, numbers and constants apart', () => {
  const kinds = jsonPieces('{"a": ["b: \\"c\\"", -1.5e3, true, null]}').filter((piece) => typeof piece !== 'string')
  expect(kinds).toEqual([
    ['key', '"a"'],
    ['string', '"b: \\"c\\""'],
    ['number', '-1.5e3'],
    ['constant', 'true'],
    ['constant', 'null'],
  ])
})

it('loses nothing of any text, JSON or not', () => {
  fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (text) => toText(jsonPieces(text)) === text))
})

it('leaves a long text uncoloured', () => {
  expect(jsonPieces('"x"'.repeat(10_000))).toHaveLength(1)
})

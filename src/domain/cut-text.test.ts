import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test('leaves out a character that would be cut in half', () => {
  expect(cutText('ab😀', 3)).toBe('ab')
  expect(cutText('ab😀', 4)).toBe('ab😀')
})

test('keeps well-formed text well formed, at most as long as asked', () => {
  const anyCut = [fc.string({ unit: 'binary' }), fc.nat(12)] as const
  fc.assert(
    fc.property(...anyCut, (text, longest) => {
      const cut = cutText(text, longest)
      expect([cut.isWellFormed(), cut.length <= longest, text.startsWith(cut)]).toEqual([true, true, true])
    }),
  )
})

import { expect, it } from 'vitest'
import { titleOf } from './-announce-pages.ts'

it('announces the tab before its page', () => {
  const matches = [{ meta: [{ title: 'Harbour Radio' }] }, {}, { meta: [undefined, { title: 'Keys' }] }]
  expect(titleOf(matches)).toBe('Keys · Harbour Radio · Open Platform')
})

it('announces the product on a page without a title', () => {
  expect(titleOf([{}])).toBe('Open Platform')
})

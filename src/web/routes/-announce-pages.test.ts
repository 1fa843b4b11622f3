import { expect, it } from 'vitest'
import { titleOf } from './-announce-pages.ts'

it('a page is named by its innermost title', () => {
  const matches = [{ meta: [{ title: 'Portal' }] }, {}, { meta: [undefined, { title: 'Projects' }] }]
  expect(titleOf(matches)).toBe('Projects · Open Platform')
})

it('a page without a title is the product', () => {
  expect(titleOf([{}])).toBe('Open Platform')
})

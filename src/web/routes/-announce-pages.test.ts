import { expect, it } from 'vitest'
import { titleOf } from './-announce-pages.ts'

it('announces the innermost title', () => {
  const matches = [{ meta: [{ title: 'Portal' }] }, {}, { meta: [undefined, { title: 'Projects' }] }]
  expect(titleOf(matches)).toBe('Projects · Open Platform')
})

it('announces the product on a page without a title', () => {
  expect(titleOf([{}])).toBe('Open Platform')
})

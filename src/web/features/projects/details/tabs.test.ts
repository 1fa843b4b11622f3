import { expect, it } from 'vitest'
import { addressOfAnchor, tabOf } from './tabs.ts'

it.each([
  ['/projects/42', 'overview'],
  ['/projects/42/', 'overview'],
  ['/projects/42/keys', 'keys'],
  ['/projects/42/review/', 'review'],
])('reads the tab of %s', (path, tab) => {
  expect(tabOf(path)).toBe(tab)
})

it.each([
  ['handset', '/projects/$projectId/handset'],
  ['monitoring', '/projects/$projectId/analytics'],
  ['', undefined],
  ['constructor', undefined],
])('leads the former anchor "%s" to %s', (anchor, address) => {
  expect(addressOfAnchor(anchor)).toBe(address)
})

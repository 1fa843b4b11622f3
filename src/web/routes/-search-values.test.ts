// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { createPortalRouter } from '../router.ts'
import { parseSearch, stringifySearch } from './-search-values.ts'

const texts = ['9.80', '1e3', '12345678901234567890', '007', '-0', 'true', 'false', 'null', '"a"', '[1]', '{"a":1}']

it.each([...texts, ' x ', '1+1', '50%', 'a&query=b'])('keeps %s as it was typed', (text) => {
  const typed = new URLSearchParams({ query: text }).toString()
  const history = createMemoryHistory({ initialEntries: [`/article/search?${typed}`] })
  const router = createPortalRouter(history)
  const innermost = router.matchRoutes(router.latestLocation).at(-1)
  expect(innermost?.search).toEqual({ query: text })
  // A router round trip keeps it.
  expect(router.buildLocation({ to: '/article/search', search: { query: text } }).searchStr).toBe(`?${typed}`)
})

it('reads a boolean, and the last value of a repeated name', () => {
  expect(parseSearch('?create=true')).toEqual({ create: true })
  expect(parseSearch(stringifySearch({ create: true, provider: undefined }))).toEqual({ create: true })
  expect(parseSearch('?query=a&query=b')).toEqual({ query: 'b' })
  expect(parseSearch('')).toEqual({})
})

import { Source } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { lineAt, lineStarts } from './line-starts.ts'
import { YamlPlaces } from './yaml-places.ts'

const text = `shared: &shared
  '$ref': "#/x"
paths:
  /a:
    get: [1, { $ref: '#/y' }]
  "/b": *shared
  /c:
end: null
`
const places = () => new YamlPlaces(new Source('places.yaml', text))

it.each([
  [['paths'], 3],
  [['paths', '/a', 'get', '1', '$ref'], 5],
  [['paths', '/b'], 6],
  [['paths', '/c', 'deeper'], 7],
  [['paths', 'none', 'deeper'], 3],
  [['end'], 8],
  [[], 1],
])('finds the line of %j', (steps, line) => {
  expect(lineAt(lineStarts(text), places().find(steps).key)).toBe(line)
})

it('reads strings, those of aliases too, and no other value', () => {
  expect(places().stringAt(['paths', '/a', 'get', '1', '$ref'])).toBe('#/y')
  expect(places().stringAt(['paths', '/b', '$ref'])).toBe('#/x')
  expect(places().stringAt(['paths', '/a'])).toBeUndefined()
  expect(places().stringAt(['paths', 'none'])).toBeUndefined()
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isObject } from '#domain/is-object.ts'
import { JsonPlaces } from './json-places.ts'
import { lineAt, lineStarts } from './line-starts.ts'

const text = `{
  "paths": {
    "/a\\"b": { "get": [1, { "$ref": "#\\/x\\\\" }], "n": -1.5e3 }
  },
  "end": null
}`

it.each([
  [['paths'], 2],
  [['paths', '/a"b', 'get', '1', '$ref'], 3],
  [['end'], 5],
  [['paths', 'none', 'deeper'], 2],
  [[], 1],
])('finds the line of %j', (steps, line) => {
  const places = new JsonPlaces(text)
  expect(lineAt(lineStarts(text), places.find(steps).key)).toBe(line)
})

it('reads strings and no other value', () => {
  const places = new JsonPlaces(text)
  expect(places.stringAt(['paths', '/a"b', 'get', '1', '$ref'])).toBe('#/x\\')
  expect(places.stringAt(['paths', '/a"b', 'n'])).toBeUndefined()
  expect(places.stringAt(['paths', 'none'])).toBeUndefined()
})

/** Every place of a value, with its value. */
function* placesIn(value: unknown, steps: string[] = []): Generator<[steps: string[], value: unknown]> {
  yield [steps, value]
  if (Array.isArray(value) || isObject(value))
    for (const [name, part] of Object.entries(value)) yield* placesIn(part, [...steps, name])
}

it('finds every place of any JSON, however it is indented', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2, '\t'), (value, indent) => {
      const written = JSON.stringify(value, null, indent)
      const places = new JsonPlaces(written)
      for (const [steps, part] of placesIn(JSON.parse(written))) {
        const found = places.find(steps)
        expect(found.isWhole).toBe(true)
        expect(written.slice(found.value).startsWith(JSON.stringify(part).slice(0, 1))).toBe(true)
        if (typeof part === 'string') expect(places.stringAt(steps)).toBe(part)
      }
    }),
  )
})

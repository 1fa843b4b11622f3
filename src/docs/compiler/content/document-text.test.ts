import fc from 'fast-check'
import { dump } from 'js-yaml'
import { expect, it } from 'vitest'
import { jsonChunks, yamlChunks } from './document-text.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('a: b', ' two\n\n lines\n', '  deep\n', 'yes', '12'),
)
const { tree } = fc.letrec((tie) => ({
  tree: fc.dictionary(text, tie('part'), { maxKeys: 4, noNullPrototype: true }),
  part: fc.oneof(
    { maxDepth: 5 },
    text,
    fc.constantFrom(null, true, 3, [], {}),
    fc.array(tie('part'), { maxLength: 3 }),
    tie('tree'),
  ),
}))
const document = tree.filter((value) => Object.keys(value as object).length > 0)

it('gives the bytes of the whole JSON', () => {
  fc.assert(
    fc.property(document, (value) => {
      expect([...jsonChunks(value as object)].join('')).toBe(`${JSON.stringify(value, null, 2)}\n`)
    }),
  )
})

it('gives the bytes of the whole YAML', () => {
  fc.assert(
    fc.property(document, (value) => {
      const whole = dump(value, { lineWidth: -1, noRefs: true })
      expect([...yamlChunks(value as object)].join('')).toBe(whole)
    }),
  )
})

it('gives a long text in several chunks', () => {
  const long = { paths: { '/a': 'a'.repeat(1_500_000), '/b': 'b'.repeat(1_500_000) } }
  expect([...jsonChunks(long)].length).toBeGreaterThan(1)
  expect([...yamlChunks(long)].length).toBeGreaterThan(1)
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { serializeKey } from './keys.ts'
import type { Entry } from './records.ts'
import { applyEntries, emptyState, readerOf, recordsOf } from './state.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 3 })
const entry: fc.Arbitrary<Entry> = fc.record({
  kind: fc.constantFrom('registrations', 'transactions'),
  scope: word,
  key: word,
  record: fc.record({ userToken: word, correlationId: word }),
})

it('holds the last record of each key, in the order of first writes, and changes no earlier state', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 60 }), fc.array(entry), entry, (first, then, other) => {
      const before = applyEntries(emptyState, first)
      const text = JSON.stringify(before)
      const state = applyEntries(before, then)
      expect(JSON.stringify(before)).toBe(text)
      const map = new Map([...first, ...then].map((each) => [serializeKey(each), each]))
      for (const { kind, scope, key } of [...map.values(), other]) {
        expect(readerOf(state)(kind, scope, key)).toBe(map.get(serializeKey({ kind, scope, key }))?.record)
      }
      for (const kind of ['registrations', 'transactions'] as const) {
        const expected = [...map.values()].filter((each) => each.kind === kind)
        expect(recordsOf(state, kind)).toEqual(expected.map(({ record }) => record))
      }
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyTrie, get, leavesOf, set, type Trie } from './trie.ts'

// Short keys over few letters: many are equal, and many different ones have equal hashes, since 'ab' in 'c' is hashed like
// 'a' in 'bc'.
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
const writes = fc.array(fc.tuple(word, word, fc.integer()), { maxLength: 200, size: 'max' })

type Write = [scope: string, key: string, value: number]

const filled = (all: Write[]) =>
  all.reduce<Trie<number>>((trie, [scope, key, value]) => set(trie, scope, key, value), emptyTrie)

const nameOf = (scope: string, key: string) => `${scope} ${key}`

describe('a trie', () => {
  it('holds the same entries as a Map', () => {
    fc.assert(
      fc.property(writes, word, word, (all, scope, key) => {
        const trie = filled(all)
        const map = new Map(all.map(([inScope, name, value]) => [nameOf(inScope, name), value]))
        for (const [inScope, name] of all) expect(get(trie, inScope, name)).toBe(map.get(nameOf(inScope, name)))
        expect(get(trie, scope, key)).toBe(map.get(nameOf(scope, key)))
        expect(leavesOf(trie).map((leaf) => [nameOf(leaf.scope, leaf.key), leaf.value])).toEqual(
          [...map].sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      }),
    )
  })

  it('has the same shape for any order of writes', () => {
    fc.assert(
      fc.property(writes, (all) => {
        const last = [...new Map(all.map((write) => [nameOf(write[0], write[1]), write])).values()]
        expect(JSON.stringify(filled(last.toReversed()))).toBe(JSON.stringify(filled(all)))
      }),
    )
  })

  it('is immutable', () => {
    fc.assert(
      fc.property(writes, word, word, (all, scope, key) => {
        const trie = filled(all)
        const before = JSON.stringify(trie)
        set(trie, scope, key, -1)
        expect(JSON.stringify(trie)).toBe(before)
      }),
    )
  })

  it('works after a JSON round trip', () => {
    fc.assert(
      fc.property(writes, word, word, (all, scope, key) => {
        const trie = filled(all)
        const stored: Trie<number> = JSON.parse(JSON.stringify(trie))
        expect(set(stored, scope, key, 7)).toEqual(set(trie, scope, key, 7))
      }),
    )
  })

  it('keeps keys with equal hashes apart', () => {
    const trie = filled([
      ['ab', 'c', 1],
      ['a', 'bc', 2],
      ['', 'abc', 3],
      ['a', 'bc', 4],
    ])
    expect([get(trie, 'ab', 'c'), get(trie, 'a', 'bc'), get(trie, '', 'abc'), get(trie, 'abc', '')]).toEqual([
      1,
      4,
      3,
      undefined,
    ])
  })
})

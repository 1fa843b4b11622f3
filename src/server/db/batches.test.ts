import { describe, expect, it } from 'vitest'
import { Batches } from './batches.ts'

const nextTurn = () => new Promise(setImmediate)

const refused = (code: string) => Object.assign(new Error('refused'), { code })

/** Batches that run until they are released. */
function heldBatches(refusal?: { item: string; error: Error }) {
  const ran: string[][] = []
  const held: (() => void)[] = []
  const batches = new Batches<string>({ items: 3, batches: 1 }, async (items) => {
    ran.push(items)
    await new Promise<void>((release) => held.push(release))
    if (refusal && items.includes(refusal.item)) throw refusal.error
  })
  const releaseAll = async (all: Promise<unknown>) => {
    let isDone = false
    void all.then(() => {
      isDone = true
    })
    while (!isDone) {
      held.shift()?.()
      await nextTurn()
    }
  }
  return { batches, ran, releaseAll }
}

describe('batches', () => {
  it('run items of one turn of the event loop together, up to the limit', async () => {
    const { batches, ran, releaseAll } = heldBatches()
    const addLater = async (item: string) => {
      // As long as the embedded database takes to answer, in microtasks.
      for (let task = 0; task < 100; task++) await Promise.resolve()
      await batches.add(item)
    }
    await releaseAll(Promise.all(['a', 'b', 'c', 'd', 'e'].map(addLater)))
    expect(ran).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ])
  })

  it('run a single item at once, and the items that wait meanwhile together', async () => {
    const { batches, ran, releaseAll } = heldBatches()
    const first = batches.add('a')
    await nextTurn()
    await releaseAll(Promise.all([first, ...['b', 'c', 'd', 'e'].map((item) => batches.add(item))]))
    expect(ran).toEqual([['a'], ['b', 'c', 'd'], ['e']])
  })

  it('run each item by itself when the database refuses one of them', async () => {
    const { batches, ran, releaseAll } = heldBatches({
      item: 'c',
      error: new Error('failed', { cause: refused('23505') }),
    })
    const all = Promise.allSettled(['a', 'b', 'c', 'd'].map((item) => batches.add(item)))
    await releaseAll(all)
    expect(ran).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c'], ['d']])
    expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  })

  it('fail as a whole when the database is away, since the batch may be stored', async () => {
    const { batches, ran, releaseAll } = heldBatches({ item: 'c', error: refused('08006') })
    const all = Promise.allSettled(['a', 'b', 'c', 'd'].map((item) => batches.add(item)))
    await releaseAll(all)
    expect(ran).toEqual([['a', 'b', 'c'], ['d']])
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled'])
  })

  it('go on with later items after a failure', async () => {
    const { batches, releaseAll } = heldBatches({ item: 'a', error: refused('08006') })
    const failed = batches.add('a').catch((error) => error.code)
    await releaseAll(failed)
    expect(await failed).toBe('08006')
    const later = batches.add('b')
    await releaseAll(later)
    await later
  })
})

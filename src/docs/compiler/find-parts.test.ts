import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type FindEntry, find, findable, rank } from '#docs/model/find.ts'
import type { FindPart } from '#docs/model/find-index.ts'
import { Finder } from '#docs/model/finder.ts'
import { largeSpec } from '#tests/support/large-spec.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { splitFind } from './find-parts.ts'
import { prepareProduct } from './prepare.ts'

const folder = temporaryFolder('find')
writeFileSync(join(folder, 'large.json'), largeSpec(300_000))
const { product, find: entries } = await prepareProduct(join(folder, 'large.json'))

const prose: FindEntry = {
  text: 'zebra',
  kind: 'field',
  place: 'Stripes',
  anchor: 'stripes/request/zebra',
  words: 'A Grévy counts, by content-type.',
}

function finderOf(all: FindEntry[], limit?: number) {
  const { index, parts } = splitFind(product, all, limit)
  const loaded: FindPart[] = []
  const loadFindPart = async (number: number) => {
    const part = parts[number]
    if (!part) throw new Error(`There is no part ${number}`)
    loaded.push(part)
    return part
  }
  return { index, parts, loaded, finder: new Finder({ product, loadFindPart }, index) }
}

describe('a large index', () => {
  const all = findable(entries)

  it.each([
    'i',
    'id',
    'price',
    'renew',
    'amount billing',
    'list accounts',
    'id network',
    '404',
    '/v1/billing',
    'nothing here',
  ])('finds for %j what the whole index finds', async (typed) => {
    const found = await finderOf(entries).finder.find(typed)
    const scores = (list: { score: number }[]) => list.map(({ score }) => score)
    expect(scores(rank(findable(found), typed))).toEqual(scores(rank(all, typed)))
  })

  it('finds prose by the beginning of its words', async () => {
    const { finder } = finderOf([...entries, prose])
    const anchors = async (typed: string) => (await finder.find(typed)).map(({ anchor }) => anchor)
    for (const typed of ['grév', 'zebra counts', 'content-type']) expect(await anchors(typed)).toEqual([prose.anchor])
    expect(await anchors('zebra rody')).toEqual([])
    const repeated = new Set(find(all, 'repeated').map(({ kind }) => kind))
    expect(new Set((await finder.find('repeated')).map(({ kind }) => kind))).toEqual(repeated)
  })

  it('loads little for the first letter', async () => {
    const { index, loaded, finder } = finderOf(entries)
    expect(await finder.find('p')).toHaveLength(40)
    expect(JSON.stringify([index, loaded]).length).toBeLessThan(200_000)
  })
})

it('leaves a small index whole', async () => {
  const { index, parts, finder } = finderOf([prose])
  expect({ index, parts }).toEqual({ index: { entries: [prose] }, parts: [] })
  expect(await finder.find('counts')).toEqual([prose])
})

it('divides an index as soon as its JSON is longer than the limit', () => {
  const { length } = JSON.stringify([prose, prose])
  expect(splitFind(product, [prose, prose], length).parts).toEqual([])
  expect(splitFind(product, [prose, prose], length - 1).parts).not.toEqual([])
})

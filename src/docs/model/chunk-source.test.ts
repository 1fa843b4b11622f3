import { expect, it, vi } from 'vitest'
import { sampleProduct } from '#tests/support/sample-product.ts'
import { chunkSource } from './chunk-source.ts'
import type { StoredPack } from './stored-pack.ts'

const product = sampleProduct(2)
const [first] = product.groups.flatMap(({ operations }) => operations)
const pack: StoredPack = { operations: {}, schemas: {}, samples: [] }
const operation = { id: first?.id ?? '', method: 'POST', path: '/', parameters: [], body: null, responses: [] }

function source() {
  const importPack = vi.fn(async () => ({ default: pack }))
  const chunks = {
    packs: [importPack],
    findIndex: async () => ({ default: { entries: [] } }),
    findParts: [],
    tryOut: [async () => ({ default: { [operation.id]: operation } })],
    contract: async () => ({ default: null }),
    downloads: { yaml: '/a.yaml', json: '/a.json', markdown: '/a.md' },
  }
  return { importPack, source: chunkSource(product, chunks) }
}

it('imports a pack once and then returns it synchronously', async () => {
  const { importPack, source: made } = source()
  expect(made.peek(0)).toBeUndefined()
  const loaded = await made.load(0)
  expect(await made.load(0)).toBe(loaded)
  expect(made.peek(0)).toBe(loaded)
  expect(importPack).toHaveBeenCalledTimes(1)
})

it('loads a TRY OUT operation from the chunk of its pack', async () => {
  const { source: made } = source()
  expect(await made.loadTryOut(operation.id)).toBe(operation)
  await expect(made.loadTryOut('unknown')).rejects.toThrow('has no unknown')
})

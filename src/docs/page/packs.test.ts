import { describe, expect, it } from 'vitest'
import { sampleProduct, sampleSource } from '#tests/support/sample-product.ts'
import { Packs } from './packs.ts'

const product = sampleProduct(2)

describe('packs', () => {
  it('are waiting until they are loaded', async () => {
    const packs = new Packs(sampleSource(product, { loaded: false }))
    expect(packs.state([0]).is).toBe('waiting')
    await packs.load([0])
    expect(packs.state([0]).is).toBe('ready')
    expect(packs.state([0, 1]).is).toBe('waiting')
  })

  it('are fetched once for several callers', async () => {
    let asked = 0
    const source = sampleSource(product, {
      loaded: false,
      fetchPack: async (pack, make) => {
        asked++
        return make(pack)
      },
    })
    const packs = new Packs(source)
    await Promise.all([packs.load([0]), packs.load([0])])
    await packs.load([0])
    expect(asked).toBe(1)
  })

  it('notify their listeners when another page has loaded them', async () => {
    const source = sampleSource(product, { loaded: false })
    const packs = new Packs(source)
    let told = 0
    packs.subscribe(() => told++)
    await source.load(0)
    await packs.load([0])
    expect(told).toBe(1)
  })

  it('report a failure, and load on the next attempt', async () => {
    let isDown = true
    const source = sampleSource(product, {
      loaded: false,
      fetchPack: async (pack, make) => {
        if (isDown) throw new Error('down')
        return make(pack)
      },
    })
    const packs = new Packs(source)
    let told = 0
    packs.subscribe(() => told++)
    await packs.load([0])
    expect(packs.state([0]).is).toBe('failed')
    expect(told).toBe(1)
    isDown = false
    await packs.load([0])
    expect(packs.state([0]).is).toBe('ready')
  })
})

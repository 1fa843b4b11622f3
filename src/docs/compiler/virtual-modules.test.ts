import { expect, it } from 'vitest'
import { unfoldPack } from '#docs/model/stored-pack.ts'
import { prepareProduct } from './prepare.ts'
import { listModule, partModule, productModule } from './virtual-modules.ts'

const prepared = await prepareProduct('openapi/products/direct-carrier-billing.yaml')

/** A module of the form `export default JSON.parse("...")`. */
const dataOf = (module: string) => JSON.parse(JSON.parse(module.trim().slice('export default JSON.parse('.length, -1)))

it('keeps the product list small enough for every page', () => {
  const list = listModule([prepared])
  expect(list).toContain('direct-carrier-billing')
  expect(list.length).toBeLessThan(400)
})

it('imports the parts of a product lazily', () => {
  const module = productModule(prepared, '/chunk-source.ts')
  for (const part of ['pack/0', 'try-out/0', 'find', 'contract']) {
    expect(module).toContain(`import('virtual:product/direct-carrier-billing/${part}')`)
  }
  expect(module).not.toContain('userToken\\\\\\"')
})

it('exports the data of each part', () => {
  const pack: unknown = unfoldPack(dataOf(partModule(prepared, 'pack', 0)))
  expect(pack).toEqual(JSON.parse(JSON.stringify(prepared.packs[0])))
  expect(Object.keys(dataOf(partModule(prepared, 'try-out', 0)))).toContain('createCharge')
  expect(dataOf(partModule(prepared, 'contract'))).toEqual(prepared.contract)
})

it('throws for an unknown pack or part', () => {
  expect(() => partModule(prepared, 'parts', 0)).toThrow('A product has no part parts')
  expect(() => partModule(prepared, 'pack', 7)).toThrow('There is no pack 7')
})

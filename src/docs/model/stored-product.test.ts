import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { sampleProduct } from '#tests/support/sample-product.ts'
import { foldProduct, unfoldProduct } from './stored-product.ts'

const many = sampleProduct(500)
const [group] = many.groups
if (!group) throw new Error('The sample has no group')
const [first, ...others] = group.operations
const deprecation = { since: '2026-01-01' }
const product = {
  ...many,
  groups: [
    { ...group, operations: first ? [{ ...first, deprecation }] : [] },
    { ...group, id: 'empty', operations: [] },
    { ...group, id: 'others', operations: others },
  ],
}

it('restores the product', () => {
  const { index, stored } = JSON.parse(JSON.stringify(foldProduct(product)))
  expect(unfoldProduct(stored, index)).toEqual(product)
})

it('is smaller than the rows when it is compressed', () => {
  const size = (value: unknown) => gzipSync(JSON.stringify(value)).length
  expect(size(foldProduct(product))).toBeLessThan(size(product))
})

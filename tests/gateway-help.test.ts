import { expect, test } from 'vitest'
import { prepareProduct } from '#docs/compiler/prepare.ts'
import { productTables } from '#docs/compiler/product/tables.ts'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }

test('the page has every anchor that gateway answers link to', async () => {
  const prepared = await prepareProduct('openapi/products/direct-carrier-billing.yaml', { tables: productTables })
  const anchors = prepared.product.tables.flatMap(({ rows }) => rows.map(({ id }) => id))
  const refusals = product['x-gateway-refusals'].map(({ id }) => `gateway-refusals/${id}`)
  const results = product['x-result-codes'].map(({ code, statusCode }) => `result-codes/${code}-${statusCode}`)
  expect(anchors).toEqual(expect.arrayContaining([...refusals, ...results]))
})

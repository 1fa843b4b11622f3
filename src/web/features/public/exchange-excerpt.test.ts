import { expect, it } from 'vitest'
import contract from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { exchange } from './exchange-excerpt.ts'

it("shows what the contract's own example says", () => {
  const charge = contract.paths['/v1/charges'].post
  const { token } = charge.requestBody.content['application/json'].examples
  const { SUCCESS } = charge.responses['200'].content['application/json'].examples
  expect(token.value).toMatchObject(exchange.request)
  expect(SUCCESS.value).toMatchObject(exchange.answer)
})

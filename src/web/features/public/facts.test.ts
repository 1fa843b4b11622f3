import { expect, it } from 'vitest'
import contract from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import {
  calls,
  examplePayout,
  exchange,
  numbers,
  oneTimePassword,
  operators,
  rateLimit,
  testSubscribers,
} from './facts.ts'

const offered = contract['x-operators'].filter(({ status }) => status === 'offered')

it('names every operator on offer, with its country, currency and range of prices', () => {
  expect(operators).toEqual(
    offered.map(({ code, name, country, currency, priceRange }) => ({ code, name, country, currency, ...priceRange })),
  )
})

it('writes numbers, payment codes and example payouts as the contract does', () => {
  const fromContract = offered.map(({ code, msisdnWords, asksPaymentCode }) => [
    code,
    { form: msisdnWords, asksPaymentCode },
  ])
  expect(numbers).toEqual(Object.fromEntries(fromContract))
  expect(examplePayout).toEqual(
    Object.fromEntries(offered.map(({ code, demoPayoutPercent }) => [code, demoPayoutPercent])),
  )
})

it('has the validity of one-time passwords and the limit of calls', () => {
  expect(contract['x-one-time-password']).toMatchObject(oneTimePassword)
  const limits = contract['x-rate-limits'].map(({ calls, seconds }) => ({ calls, seconds }))
  expect(limits).toEqual([rateLimit, rateLimit])
})

it('lists every call of the API and no other', () => {
  const documented = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(calls.map(([call]) => call).toSorted()).toEqual(documented.toSorted())
})

it('lists every test subscriber with its result', () => {
  const documented = contract['x-subscriber-profiles'].map(({ suffix, profile, result }) => [suffix, profile, result])
  expect(testSubscribers).toEqual(documented)
})

it("shows what the contract's own example says", () => {
  const charge = contract.paths['/v1/charges'].post
  const { token } = charge.requestBody.content['application/json'].examples
  const { SUCCESS } = charge.responses['200'].content['application/json'].examples
  expect(token.value).toMatchObject(exchange.request)
  expect(SUCCESS.value).toMatchObject(exchange.answer)
})

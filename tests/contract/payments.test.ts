import { afterAll, beforeAll, describe, it } from 'vitest'
import { checksOf } from './checks.ts'
import { readProducts } from './contract.ts'
import { expectNone, missingPairs } from './pairs.ts'
import { type PaymentWorld, startPayments } from './payer.ts'
import { paymentSubject } from './payment-subject.ts'

let world: PaymentWorld

beforeAll(async () => {
  world = await startPayments()
})
afterAll(() => world.portal.close())

describe.each(readProducts())('the sandbox follows the contract of $name', (api) => {
  const subject = paymentSubject(api, () => world)

  describe.each(api.operations)('$operationId', (operation) => {
    it.each(checksOf(subject, operation))('$name', async ({ run }) => {
      expectNone(await run())
    })
  })

  it('is asked for every documented pair of operation and status, or the pair is listed with a reason', () => {
    expectNone(missingPairs(subject))
  })
})

import { afterAll, beforeAll, describe, it } from 'vitest'
import { setStatus } from '#tests/support/projects.ts'
import { checksOf } from './checks.ts'
import { readProducts } from './contract.ts'
import { expectNone, missingPairs } from './pairs.ts'
import { newPayer } from './payer.ts'
import { type PaymentWorld, paymentSubject } from './payment-subject.ts'
import { signInAs, startPortalServer } from './portal-server.ts'

let world: PaymentWorld

beforeAll(async () => {
  const portal = await startPortalServer()
  const partner = await signInAs(portal, 'EXTERNAL_ADMIN')
  const suspended = await newPayer(portal, partner)
  await setStatus(portal.db, suspended.projectId, 'suspended')
  world = { portal, payer: await newPayer(portal, partner), suspended }
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

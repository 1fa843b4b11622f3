import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addHours, addMinutes } from '#domain/time.ts'
import { singleSignOns } from '#server/db/identity-schema.ts'
import { failedCalls } from '#server/db/readiness-schema.ts'
import { apiKeys } from '#server/db/schema.ts'
import { deleteExpiredRows } from '#server/jobs/cleanup.ts'
import { makeTestKey } from '#server/product-tests/test-key.ts'
import * as accounts from '#server/repositories/accounts.ts'
import { testApp } from '#tests/support/app.ts'
import { newPayer } from '#tests/support/payment.ts'

const app = testApp()

test('deletes an unrevoked product-test key an hour after it expired, and no other key', async () => {
  const partner = await app.newPartner()
  const { projectId, keyId } = await newPayer(partner)
  const theo = await accounts.findByEmail(app.db, 'theo@portal.example')
  const made = { projectId, createdBy: theo?.id ?? '', createdAt: app.now() }
  const ended = await makeTestKey(app.db, { ...made, expiresAt: addMinutes(app.now(), 30) })
  const longer = await makeTestKey(app.db, { ...made, expiresAt: addMinutes(app.now(), 60) })
  await app.db.update(apiKeys).set({ expiresAt: app.now() }).where(eq(apiKeys.id, keyId))
  const ids = async () =>
    (await app.db.select({ id: apiKeys.id }).from(apiKeys).where(eq(apiKeys.projectId, projectId))).map(({ id }) => id)

  await deleteExpiredRows(app.db, app.config, addMinutes(app.now(), 89))
  expect((await ids()).sort()).toEqual([keyId, ended.id, longer.id].sort())
  await deleteExpiredRows(app.db, app.config, addMinutes(app.now(), 91))
  expect((await ids()).sort()).toEqual([keyId, longer.id].sort())
  await deleteExpiredRows(app.db, app.config, addHours(app.now(), 3))
  expect(await ids()).toEqual([keyId])
})

test('deletes single sign-ons that have expired', async () => {
  const begun = (handleHash: string, minutes: number) => ({ handleHash, expiresAt: addMinutes(app.now(), minutes) })
  await app.db.insert(singleSignOns).values([begun('old', -1), begun('new', 1)])
  await deleteExpiredRows(app.db, app.config, app.now())
  const left = await app.db.select({ handle: singleSignOns.handleHash }).from(singleSignOns)
  expect(left).toEqual([{ handle: 'new' }])
})

test('deletes failed calls after a day', async () => {
  const failed = (correlationId: string) => ({ projectId: randomUUID(), correlationId, operation: 'createCharge' })
  const rows = [
    { ...failed('old'), callId: randomUUID(), isCharge: true, at: addHours(app.now(), -25) },
    { ...failed('new'), callId: randomUUID(), isCharge: true, at: addHours(app.now(), -23) },
  ]
  await app.db.insert(failedCalls).values(rows)
  await deleteExpiredRows(app.db, app.config, app.now())
  const left = await app.db.select({ id: failedCalls.correlationId }).from(failedCalls)
  expect(left).toEqual([{ id: 'new' }])
})

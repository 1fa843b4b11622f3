import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addHours } from '#domain/time.ts'
import { agentTokens } from '#server/db/agent-schema.ts'
import { simulatorRecords } from '#server/db/gateway-schema.ts'
import { apiKeys } from '#server/db/schema.ts'
import { deleteUnusedSandboxes } from '#server/jobs/cleanup.ts'
import { newAgent } from '#tests/support/agents.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { newPayer, otpRequest, type Payer, pays } from '#tests/support/payment.ts'

const app = testApp()
let partner: Caller
let payer: Payer
beforeAll(async () => {
  partner = await app.newPartner()
  payer = await newPayer(partner)
  const answer = await pays(app.inject, payer).post('/v1/identities/otp', otpRequest)
  expect(answer.statusCode).toBe(200)
})

const records = () => app.db.$count(simulatorRecords, eq(simulatorRecords.scope, payer.projectId))
const month = 30 * 24

test('keeps a sandbox in use, of any age', async () => {
  await app.db.update(apiKeys).set({ lastUsedAt: addHours(app.now(), 12 * month) })
  await deleteUnusedSandboxes(app.db, addHours(app.now(), 24 * month))
  expect(await records()).toBeGreaterThan(0)
})

test('keeps a sandbox that only agents use', async () => {
  await app.db.update(apiKeys).set({ lastUsedAt: null })
  const { tokenId } = await newAgent(partner, payer.projectId)
  const ofToken = eq(agentTokens.id, tokenId)
  await app.db
    .update(agentTokens)
    .set({ lastUsedAt: addHours(app.now(), 12 * month) })
    .where(ofToken)
  await deleteUnusedSandboxes(app.db, addHours(app.now(), 24 * month))
  expect(await records()).toBeGreaterThan(0)
  await app.db.delete(agentTokens).where(ofToken)
})

test('deletes a sandbox unused in this month and the thirteen before, and keeps live records', async () => {
  await app.db.update(apiKeys).set({ lastUsedAt: new Date('2027-03-31T23:00:00.000Z') })
  const [one] = await app.db.select().from(simulatorRecords).where(eq(simulatorRecords.scope, payer.projectId)).limit(1)
  if (one) await app.db.insert(simulatorRecords).values({ ...one, environment: 'live' })
  await deleteUnusedSandboxes(app.db, new Date('2028-04-30T23:59:00.000Z'))
  expect(await records()).toBeGreaterThan(1)
  await deleteUnusedSandboxes(app.db, new Date('2028-05-01T00:00:00.000Z'))
  expect(await records()).toBe(1)
})

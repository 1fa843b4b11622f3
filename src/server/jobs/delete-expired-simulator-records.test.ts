import { and, eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addHours } from '#domain/time.ts'
import { simulatorRecords } from '#server/db/gateway-schema.ts'
import { deleteExpiredSimulatorRecords } from '#server/jobs/cleanup.ts'
import * as records from '#server/repositories/simulator-records.ts'
import { testApp } from '#tests/support/app.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { newPayer, type Payer, pays } from '#tests/support/payment.ts'

const app = testApp()
const singtel = { paymentServiceProvider: 'STM' }
const number = { userIdentityType: 'MSISDN', userIdentifier: '6581234567', ...singtel }
const passwordRequest = {
  ...number,
  transactionType: 'ASSOCIATION',
  messageContent: '#PASSWORD#',
  correlationId: 'otp-1',
}

let payer: Payer
let identity: object
let charge: object
let transactionId: string
beforeAll(async () => {
  payer = await newPayer(await app.newPartner())
  await succeeds('/v1/identities/otp', passwordRequest)
  const [message] = await records.listMessages(app.db, payer.projectId, 'sandbox', 1)
  identity = { ...number, oneTimePassword: message?.record.text, correlationId: 'identity-1' }
  const { userToken } = await succeeds('/v1/identities/customer/identity', identity)
  charge = { userToken, productCode: 'STM980', ...singtel, correlationId: 'order-1' }
  transactionId = (await succeeds('/v1/charges', charge)).transactionId
})

const post = (path: string, body: object) => pays(app.inject, payer).post(path, body)
async function succeeds(path: string, body: object) {
  const answer = (await post(path, body)).json()
  expect(answer).toMatchObject({ resultCode: 'SUCCESS' })
  return answer
}
const ofKinds = (...kinds: string[]) =>
  and(inArray(simulatorRecords.kind, kinds), inArray(simulatorRecords.scope, [payer.projectId, payer.partnerId]))
const countOf = (kind: string) => app.db.$count(simulatorRecords, ofKinds(kind))

test('keeps a password that has just expired and a message of this month', async () => {
  await deleteExpiredSimulatorRecords(app.db, addHours(app.now(), 1))
  expect(await countOf('oneTimePasswords')).toBe(1)
  expect(await countOf('messages')).toBe(1)
})

test('deletes expired passwords, and messages after thirty days, live ones too', async () => {
  const [message] = await app.db.select().from(simulatorRecords).where(ofKinds('messages'))
  if (message) await app.db.insert(simulatorRecords).values({ ...message, environment: 'live' })
  await deleteExpiredSimulatorRecords(app.db, addHours(app.now(), 30 * 24))
  expect(await countOf('oneTimePasswords')).toBe(0)
  expect(await countOf('messages')).toBe(2)
  await deleteExpiredSimulatorRecords(app.db, addHours(app.now(), 30 * 24 + 1))
  expect(await countOf('messages')).toBe(0)
})

test('keeps repeated requests, read-back and refunds working', async () => {
  const before = await app.db.$count(simulatorRecords, eq(simulatorRecords.scope, payer.projectId))
  await succeeds('/v1/identities/otp', passwordRequest)
  await succeeds('/v1/identities/customer/identity', identity)
  expect(await succeeds('/v1/charges', charge)).toMatchObject({ transactionId })
  expect(await app.db.$count(simulatorRecords, eq(simulatorRecords.scope, payer.projectId))).toBe(before)
  const refund = { originalTransactionId: transactionId, correlationId: 'refund-1', reason: 'Too late' }
  await succeeds('/v1/charges/refund', refund)
  await succeeds('/v1/notification/sms', { ...number, message: 'It is refunded.', correlationId: 'sms-1' })
})

test('answers a deleted password like an expired one', async () => {
  const late = await post('/v1/identities/customer/identity', {
    ...number,
    oneTimePassword: '000000',
    correlationId: 'identity-2',
  })
  expect(late.json()).toMatchObject({ resultCode: 'INVALID_PASSWORD' })
})

describe('on a large installation', () => {
  const database = eachDatabase()
  const later = new Date('2031-01-01T00:00:00Z')
  const countOf = (...kinds: string[]) => database().db.$count(simulatorRecords, inArray(simulatorRecords.kind, kinds))

  /** Creates this many old records. */
  async function insertOld(kind: string, count: number): Promise<void> {
    await database().db.execute(sql`
      insert into simulator_records (environment, scope, kind, key, record, updated_at)
      select 'live', gen_random_uuid(), ${kind}, n::text, '{}', timestamptz '2030-01-01' + n * interval '1 second'
      from generate_series(1, ${count}::integer) n`)
  }

  test('deletes every expired row and no other', async () => {
    const { db } = database()
    await insertOld('oneTimePasswords', 2 * records.untouchedBatchSize + 1)
    await insertOld('messages', 2 * records.untouchedBatchSize + 1)
    await insertOld('requests', 3)
    await deleteExpiredSimulatorRecords(db, later)
    expect(await countOf('oneTimePasswords', 'messages')).toBe(0)
    expect(await countOf('requests')).toBe(3)
  })

  test('deletes at most one batch per statement', async () => {
    const { db } = database()
    await insertOld('messages', records.untouchedBatchSize + 1)
    expect(await records.removeUntouchedSince(db, 'messages', later)).toBe(records.untouchedBatchSize)
    expect(await countOf('messages')).toBe(1)
  })

  test('finds a batch by index without reading other rows', async () => {
    const { db } = database()
    await insertOld('requests', 5000)
    await insertOld('oneTimePasswords', 5000)
    await db.execute(sql`analyze simulator_records`)
    const plan = JSON.stringify(await db.execute(sql`explain ${records.untouchedSince('oneTimePasswords', later)}`))
    expect(plan).toContain('Index Scan using simulator_records_spent')
    expect(plan).not.toMatch(/Seq Scan|-> +Sort/)
  })

  test('deletes messages when deleting passwords fails, and reports the failure', async () => {
    const { db } = database()
    await insertOld('oneTimePasswords', 1)
    await insertOld('messages', 1)
    await db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'not these'; end $$`)
    await db.execute(sql`create trigger refuse before delete on simulator_records
      for each row when (old.kind = 'oneTimePasswords') execute function refuse()`)
    await expect(deleteExpiredSimulatorRecords(db, later)).rejects.toThrow()
    expect(await countOf('messages')).toBe(0)
    expect(await countOf('oneTimePasswords')).toBeGreaterThan(0)
  })
})

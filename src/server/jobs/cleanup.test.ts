import { randomUUID } from 'node:crypto'
import { eq, getTableName, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addHours, addMinutes } from '#domain/time.ts'
import {
  accounts as accountsTable,
  oneTimeCodes,
  organisations,
  rateLimits,
  sessions,
  singleSignOns,
} from '#server/db/identity-schema.ts'
import { captchaSolutions, contactRequests } from '#server/db/public-schema.ts'
import { failedCalls } from '#server/db/readiness-schema.ts'
import { apiKeys, mailOutbox } from '#server/db/schema.ts'
import { deleteExpiredRows, deleteUnconfirmedSignUps } from '#server/jobs/cleanup.ts'
import { makeTestKey } from '#server/product-tests/test-key.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as rateLimitRows from '#server/repositories/rate-limits.ts'
import { testApp } from '#tests/support/app.ts'
import { limitDeletes } from '#tests/support/limit-deletes.ts'
import { newPayer } from '#tests/support/payment.ts'
import { waitFor } from '#tests/support/wait-for.ts'

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

test('deletes in batches, and from the other tables when one fails', async () => {
  const { db } = app
  const later = addHours(app.now(), 24 * 3650)
  const partner = await accounts.findByEmail(db, (await app.newPartner()).email)
  const past = { createdAt: app.now(), expiresAt: app.now() }
  const names = ['a', 'b', 'c']
  for (const name of names) {
    await rateLimitRows.hit(db, name, 1, app.now())
    await db.insert(captchaSolutions).values({ signature: name, ...past })
    const code = { subject: name, purpose: 'signup', codeHash: name, sentAt: app.now(), ...past } as const
    await db.insert(oneTimeCodes).values(code)
    await db.insert(singleSignOns).values({ handleHash: name, ...past })
    await db.insert(sessions).values({ accountId: partner?.id ?? '', address: name, ...past })
    const failed = { projectId: randomUUID(), callId: randomUUID(), correlationId: name, operation: 'createCharge' }
    await db.insert(failedCalls).values({ ...failed, isCharge: true, at: app.now() })
    await db.insert(mailOutbox).values({ recipient: name, subject: name, body: name, createdAt: app.now() })
    const contact = { companyEmail: name, role: name, country: name, mobileNumber: name, message: name }
    await db.insert(contactRequests).values({ ...contact, name, createdAt: app.now() })
  }
  const tables = { captchaSolutions, oneTimeCodes, singleSignOns, sessions, failedCalls, mailOutbox, contactRequests }
  const left = () => Promise.all(Object.values(tables).map((table) => db.$count(table)))
  expect(Math.min(...(await left()))).toBeGreaterThan(2)
  for (const table of Object.values(tables)) await limitDeletes(db, getTableName(table), 2)
  await limitDeletes(db, 'rate_limits', 0)
  await expect(deleteExpiredRows(db, app.config, later, 2)).rejects.toThrow()
  expect(Math.max(...(await left()))).toBe(0)
  await db.execute(sql`drop trigger limited on rate_limits`)
  await limitDeletes(db, 'rate_limits', 2)
  await deleteExpiredRows(db, app.config, later, 2)
  expect(await db.$count(rateLimits)).toBe(0)
  for (const table of [...Object.values(tables), rateLimits]) await db.execute(sql`drop trigger limited on ${table}`)
})

describe('sign-ups that were never confirmed', () => {
  const days = (count: number) => count * 24 * 60 * 60
  const signUp = (email: string) => app.post('/portal/user/signup', { email, password: 'Harbour#2027' })
  const find = (email: string) => accounts.findByEmail(app.db, email)
  const companies = () => app.db.$count(organisations)

  test('are deleted after thirty days, with their companies and in batches', async () => {
    const before = await companies()
    for (const name of ['a', 'b', 'c']) await signUp(`${name}@old.example`)
    await limitDeletes(app.db, 'accounts', 2)
    app.advance(days(30))
    await deleteUnconfirmedSignUps(app.db, app.now(), 2)
    expect(await companies()).toBe(before + 3)
    app.advance(1)
    await deleteUnconfirmedSignUps(app.db, app.now(), 2)
    for (const name of ['a', 'b', 'c']) expect(await find(`${name}@old.example`)).toBeUndefined()
    expect(await companies()).toBe(before)
    await app.db.execute(sql`drop trigger limited on accounts`)
  })

  test('stay after another sign-up or request for a code, and confirmed accounts and staff stay', async () => {
    await app.db
      .insert(accountsTable)
      .values({ email: 'new@staff.example', passwordHash: 'x', role: 'BUSINESS_ADMIN', updatedAt: app.now() })
    await app.newPartner('confirmed@old.example')
    const again = {
      'signs-up@old.example': signUp,
      'resends@old.example': (email: string) => app.post('/portal/user/auth', { action: 'resendSignUp', email }),
      'resets@old.example': (email: string) => app.post('/portal/user/auth', { action: 'forgotPassword', email }),
      'signs-in@old.example': (email: string) => app.post('/portal/user/login', { email, password: 'Harbour#2027' }),
    }
    for (const email of Object.keys(again)) await signUp(email)
    app.advance(days(31))
    for (const [email, act] of Object.entries(again)) await act(email)
    await deleteUnconfirmedSignUps(app.db, app.now())
    for (const email of ['new@staff.example', 'confirmed@old.example', ...Object.keys(again)])
      expect(await find(email)).toMatchObject({ email })
  })

  // The embedded database has one transaction at a time.
  test.runIf(process.env.TEST_DATABASE_URL)('stay when they are confirmed meanwhile', async () => {
    await signUp('confirms@old.example')
    const account = await find('confirms@old.example')
    app.advance(days(31))
    await app.db.transaction(async (tx) => {
      await accounts.confirm(tx, account?.id ?? '', app.now())
      await deleteUnconfirmedSignUps(app.db, app.now())
    })
    expect((await find('confirms@old.example'))?.confirmedAt).toEqual(app.now())
  })

  test.runIf(process.env.TEST_DATABASE_URL)('are stored again by a sign-up during the deletion', async () => {
    await signUp('returns@old.example')
    app.advance(days(31))
    let answer: ReturnType<typeof signUp> | undefined
    await app.db.transaction(async (tx) => {
      expect(await accounts.removeUnconfirmedBefore(tx, app.now(), 10)).toBe(1)
      answer = signUp('returns@old.example')
      await waitFor(async () => {
        const { rows } = await app.database.jobs.executeSql('select from pg_locks where not granted')
        expect(rows).toHaveLength(1)
      })
    })
    expect((await answer)?.statusCode).toBe(200)
    expect(await find('returns@old.example')).toMatchObject({ confirmedAt: null })
    expect((await app.mailsTo('returns@old.example'))[0]?.code).not.toBeNull()
  })
})

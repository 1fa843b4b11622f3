import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { lastCallsChecked } from '#domain/readiness.ts'
import type { Db } from '#server/db/database.ts'
import { metAnswers } from '#server/db/readiness-schema.ts'
import { apiKeys } from '#server/db/schema.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { storeCalls } from '#tests/support/calls.ts'
import { credentialsOf, newPayer, otpRequest, pays } from '#tests/support/payment.ts'
import { newProject, setStatus, unknownId } from '#tests/support/projects.ts'
import { type ReadinessTransport, readinessScript, runReadinessStep } from '#tests/support/readiness-script.ts'

const app = testApp()
let partner: Caller
let projectId: string

beforeAll(async () => {
  partner = await app.newPartner()
  projectId = await newProject(partner)
})

const readinessOf = async (id: string, caller = partner) =>
  (await caller.get(`/portal/projects/${id}/readiness`)).json().data

const itemOf = async (id: string, item: string, caller = partner) =>
  (await readinessOf(id, caller)).items.find((each: { id: string }) => each.id === item)

function transportOf(caller: Caller, partnerId: string): ReadinessTransport {
  const methods = { GET: caller.get, POST: caller.post, PUT: caller.put }
  return {
    async portal(method, path, body) {
      const answer = await methods[method](path, body)
      return { status: answer.statusCode, data: answer.json().data }
    },
    async sandbox(method, path, { projectId: id = '', key = '' }, body) {
      const credentials = credentialsOf(partnerId, id, key)
      const api = pays(app.inject, { partnerId, projectId: id, keyId: '', credentials })
      const answer = await (method === 'GET' ? api.get(path) : api.post(path, body))
      return { status: answer.statusCode, body: answer.json() }
    },
  }
}

describe('the script of calls', () => {
  const values: Record<string, string> = {}
  let transport: ReadinessTransport

  beforeAll(async () => {
    values.projectId = projectId
    transport = transportOf(partner, (await partner.get('/portal/user')).json().data.org_id)
  })

  test('begins at 0', async () => {
    expect((await readinessOf(projectId)).score).toBe(0)
  })

  test.each(readinessScript)('$title, and the score is $score', async (step) => {
    await runReadinessStep(step, transport, values)
    expect((await readinessOf(projectId)).score).toBe(step.score)
  })

  test('leaves evidence that leads to the calls', async () => {
    const { items } = await readinessOf(projectId)
    for (const { callId, seen } of items.filter((item: { callId: string | null }) => item.callId)) {
      const call = (await partner.get(`/portal/projects/${projectId}/calls/${callId}`)).json().data
      expect(seen.endsWith(`${call.resultCode} ${call.statusCode}`) || seen.endsWith('calls')).toBe(true)
    }
  })

  test('shows the same to every desk once the project is submitted', async () => {
    await setStatus(app.db, projectId, 'rejected', { submittedAt: new Date() })
    const own = await readinessOf(projectId)
    for (const person of ['ines', 'theo', 'bea'] as const) {
      const staff = await app.signedIn(person)
      const answer = await staff.get(`/admin/projects/${projectId}/readiness`)
      expect(answer.json().data).toEqual(own)
      expect((await staff.get(`/admin/projects/${projectId}/wished-product-codes`)).json().data.items).toEqual([
        { provider: 'STM', code: 'HARBOUR-MONTH', description: 'Harbour Radio', price: '9.80', currency: 'SGD' },
      ])
    }
  })
})

describe('readiness', () => {
  test.each(['readiness', 'wished-product-codes'])(
    'answers 401 to a read of the %s without a session',
    async (part) => {
      expect((await app.visitor.get(`/portal/projects/${projectId}/${part}`)).statusCode).toBe(401)
      expect((await app.visitor.get(`/admin/projects/${projectId}/${part}`)).statusCode).toBe(401)
    },
  )

  test.each(['readiness', 'wished-product-codes'])('hides the %s of other partners and of drafts', async (part) => {
    const other = await newProject(await app.newPartner())
    const ines = await app.signedIn('ines')
    expect((await partner.get(`/portal/projects/${other}/${part}`)).statusCode).toBe(404)
    expect((await ines.get(`/admin/projects/${other}/${part}`)).statusCode).toBe(404)
    expect((await ines.get(`/admin/projects/${unknownId}/${part}`)).statusCode).toBe(404)
    expect((await ines.get(`/portal/projects/${other}/${part}`)).statusCode).toBe(403)
    expect((await partner.get(`/admin/projects/${other}/${part}`)).statusCode).toBe(403)
  })

  test('does not count calls of product tests', async () => {
    const payer = await newPayer(partner)
    const ofTests = and(eq(apiKeys.projectId, payer.projectId), eq(apiKeys.environment, 'sandbox'))
    await app.db.update(apiKeys).set({ forTests: true }).where(ofTests)
    await pays(app.inject, payer).post('/v1/identities/otp', otpRequest)
    expect((await itemOf(payer.projectId, 'requestOneTimePassword')).done).toBe(false)
    expect((await itemOf(payer.projectId, 'no-refused-call')).done).toBe(false)
    await app.db.update(apiKeys).set({ forTests: false }).where(ofTests)
    await pays(app.inject, payer).post('/v1/identities/otp', otpRequest)
    expect((await itemOf(payer.projectId, 'requestOneTimePassword')).done).toBe(true)
  })

  test(`requires that none of the last ${lastCallsChecked} calls was refused`, async () => {
    const payer = await newPayer(partner)
    const api = pays(app.inject, payer)
    const refusedItem = async () => (await itemOf(payer.projectId, 'no-refused-call')).done
    await api.get('/v1/charges/unknown', { 'x-api-key': undefined })
    expect(await refusedItem()).toBe(false)
    for (let call = 1; call < lastCallsChecked; call++) await api.get('/v1/charges/unknown')
    expect(await refusedItem()).toBe(false)
    await api.get('/v1/charges/unknown')
    expect(await refusedItem()).toBe(true)
  })

  test('detects a retry of a failed call without reading the call log', async () => {
    const { projectId: id, keyId } = await newPayer(partner)
    const charge = { projectId: id, keyId, environment: 'sandbox', correlationId: 'order-7', at: app.now() } as const
    const retried = () =>
      app.db
        .select({ callId: metAnswers.callId })
        .from(metAnswers)
        .where(and(eq(metAnswers.projectId, id), eq(metAnswers.occasion, 'retry')))
    await storeCalls(app.db, [{ ...charge, resultCode: 'GENERAL_FAILURE' }])
    expect(await retried()).toEqual([])
    const repeated = { ...charge, id: randomUUID() }
    await app.db.transaction(async (tx) => {
      const before = await countReads(tx)
      await storeCalls(tx, [repeated])
      expect(await countReads(tx)).toBe(before)
    })
    expect(await retried()).toEqual([{ callId: repeated.id }])
  })

  test('does not count an operation of the same name in another product', async () => {
    const { projectId: id, keyId } = await newPayer(partner)
    const charge = { projectId: id, keyId, environment: 'sandbox', correlationId: 'order-7', at: app.now() } as const
    const areDone = async () => [(await itemOf(id, 'createCharge')).done, (await itemOf(id, 'retry')).done]
    const elsewhere = { ...charge, product: 'carrier-subscriptions' }
    await storeCalls(app.db, [{ ...elsewhere, resultCode: 'GENERAL_FAILURE' }, elsewhere])
    expect(await areDone()).toEqual([false, false])
    await storeCalls(app.db, [charge])
    expect(await areDone()).toEqual([true, false])
  })

  test('names a later call once the evidence is a day old', async () => {
    const payer = await newPayer(partner)
    const seen = async () => {
      await pays(app.inject, payer).post('/v1/identities/otp', otpRequest)
      return (await itemOf(payer.projectId, 'requestOneTimePassword')).callId
    }
    const first = await seen()
    expect(await seen()).toBe(first)
    app.advance(86_401)
    partner = await app.signIn(partner.email)
    const later = await seen()
    expect(later).not.toBe(first)
    expect(await seen()).toBe(later)
  })
})

/** How often this connection searched the log. */
async function countReads(tx: Db): Promise<number> {
  const [log] = await tx
    .select({ reads: sql<number>`sum(coalesce(seq_scan, 0) + coalesce(idx_scan, 0))`.mapWith(Number) })
    .from(sql`pg_stat_xact_user_tables`)
    .where(sql`relid in (select inhrelid from pg_inherits where inhparent = 'calls'::regclass)`)
  return log?.reads ?? Number.NaN
}

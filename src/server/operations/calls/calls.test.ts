import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Caller, testApp } from '#tests/support/app.ts'
import { newPayer, otpRequest, type Payer, pays } from '#tests/support/payment.ts'
import { newProject, problemsOf, unknownId } from '#tests/support/projects.ts'

const statements: string[] = []
const app = testApp({ onStatement: (text) => statements.push(text) })
let dana: Caller
let otherPartner: Caller
let payer: Payer
let api: ReturnType<typeof pays>
let listUrl: string

beforeAll(async () => {
  dana = await app.signedIn('dana')
  otherPartner = await app.newPartner()
  payer = await newPayer(dana)
  api = pays(app.inject, payer)
  listUrl = `/portal/projects/${payer.projectId}/calls`
  for (let index = 0; index < 5; index++) {
    app.advance(60)
    await api.post('/v1/identities/otp', { ...otpRequest, correlationId: `otp-${index}` })
  }
  app.advance(60)
  await api.get('/v1/charges/=nothing')
})

const list = async (query = '', caller = dana) => (await caller.get(`${listUrl}?${query}`)).json().data
const idsOf = ({ items }: { items: { correlationId: string }[] }) => items.map(({ correlationId }) => correlationId)

describe('the list of calls', () => {
  test('answers 401 without a session', async () => {
    expect((await app.visitor.get(listUrl)).statusCode).toBe(401)
  })

  test.each([
    ['environment=test', '/query/environment'],
    ['from=yesterday', '/query/from'],
    ['to=2026-11-20T23:59:60Z', '/query/to'],
    ['operation=a%20b', '/query/operation'],
    ['refusal=Header%20missing', '/query/refusal'],
    ['cursor=MDE5NWExYjI', '/query/cursor'],
    ['limit=0', '/query/limit'],
    ['page=1', '/query/page'],
  ])('refuses %s', async (query, field) => {
    const answer = await dana.get(`${listUrl}?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer).map((problem) => problem.field)).toEqual([field])
  })

  test('rejects staff', async () => {
    expect((await (await app.signedIn('bea')).get(listUrl)).statusCode).toBe(403)
  })

  test('returns 404 for the project of another partner', async () => {
    const messagesUrl = `/portal/projects/${payer.projectId}/messages`
    for (const url of [listUrl, `${listUrl}.csv`, `${listUrl}/${unknownId}`, messagesUrl]) {
      expect((await otherPartner.get(url)).statusCode, url).toBe(404)
    }
  })

  test('lists the newest first, with all columns', async () => {
    const { items, nextCursor } = await list()
    expect(nextCursor).toBeNull()
    expect(idsOf({ items })).toEqual(['=nothing', 'otp-4', 'otp-3', 'otp-2', 'otp-1', 'otp-0'])
    expect(items[1]).toEqual({
      callId: expect.any(String),
      at: expect.stringMatching(/Z$/),
      environment: 'sandbox',
      method: 'POST',
      path: '/v1/identities/otp',
      product: 'direct-carrier-billing',
      operation: 'requestOneTimePassword',
      httpStatus: 200,
      resultCode: 'SUCCESS',
      statusCode: 200,
      refusal: null,
      reason: null,
      answeredBy: 'embedded simulator',
      latency: expect.any(Number),
      correlationId: 'otp-4',
      provider: 'STM',
      ipAddress: '127.0.0.1',
      agentToken: null,
    })
  })

  test('includes the reason of a failure', async () => {
    const charge = { userToken: 'utk_unknown', productCode: 'LUM-MONTH', paymentServiceProvider: 'STM' }
    await api.post('/v1/charges', { ...charge, correlationId: 'reason' })
    const { items } = await list('correlationId=reason')
    expect(items).toMatchObject([{ resultCode: 'FAILURE', refusal: null, reason: 'INVALID_USER_TOKEN' }])
    const one = await dana.get(`${listUrl}/${items[0].callId}`)
    expect(one.json().data.reason).toBe('INVALID_USER_TOKEN')
  })

  test('pages without being shifted by new calls', async () => {
    const first = await list('limit=2&operation=requestOneTimePassword')
    expect(idsOf(first)).toEqual(['otp-4', 'otp-3'])
    app.advance(60)
    await api.post('/v1/identities/otp', { ...otpRequest, correlationId: 'late' })
    const second = await list(`limit=2&operation=requestOneTimePassword&cursor=${first.nextCursor}`)
    expect(idsOf(second)).toEqual(['otp-2', 'otp-1'])
    const third = await list(`limit=2&operation=requestOneTimePassword&cursor=${second.nextCursor}`)
    expect([idsOf(third), third.nextCursor]).toEqual([['otp-0'], null])
  })

  test('filters by environment, time, result, correlation id, operation and refusal', async () => {
    const { items } = await list('correlationId=otp-2')
    expect(idsOf({ items })).toEqual(['otp-2'])
    const { at } = items[0]
    const later = new Date(Date.parse(at) + 60_000).toISOString()
    expect(idsOf(await list(`from=${at}&to=${later}`))).toEqual(['otp-2'])
    expect(idsOf(await list('resultCode=INVALID_CORRELATION_ID'))).toEqual(['=nothing'])
    expect(idsOf(await list('resultCode=NUMBER_VERIFICATION.USER_NOT_AUTHENTICATED_BY_MOBILE_NETWORK'))).toEqual([])
    expect(idsOf(await list('operation=getCharge&environment=sandbox'))).toEqual(['=nothing'])
    expect(idsOf(await list('environment=live'))).toEqual([])
    expect(await list('refusal=path-unknown')).toMatchObject({ items: [] })
    await api.get('/v1/nothing')
    const refused = await list('refusal=path-unknown')
    expect(refused).toMatchObject({ items: [{ refusal: 'path-unknown', resultCode: 'FAILURE' }] })
    expect(idsOf(await list('from=0000-01-01T00:00:00Z&to=9999-12-31T23:59:59-12:00&limit=1'))).toHaveLength(1)
  })
})

describe('one call', () => {
  test('returns 404 for an unknown or invalid id', async () => {
    for (const id of [unknownId, '0195a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b', 'ffffffff-ffff-7fff-bfff-ffffffffffff']) {
      expect((await dana.get(`${listUrl}/${id}`)).statusCode, id).toBe(404)
    }
    expect((await dana.get(`${listUrl}/nothing`)).statusCode).toBe(400)
  })

  test('shows request and response without secrets, and the trace', async () => {
    const [row] = (await list('correlationId=otp-1')).items
    const call = (await dana.get(`${listUrl}/${row.callId}`)).json().data
    expect(call).toMatchObject({ ...row, trace: expect.arrayContaining(['The correlation id is free']) })
    expect(JSON.parse(call.request.body)).toEqual({ ...otpRequest, userIdentifier: '65…4567', correlationId: 'otp-1' })
    expect(JSON.parse(call.response.body)).toMatchObject({ resultCode: 'SUCCESS', correlationId: 'otp-1' })
    const headers = Object.fromEntries(
      call.request.headers.map(({ name, value }: { name: string; value: string }) => [name, value]),
    )
    expect(headers).toMatchObject({ 'Content-Type': 'application/json', Authorization: 'Basic …' })
    expect(headers['X-Api-Key']).toBe(`sandbox_…${payer.credentials['x-api-key'].slice(-4)}`)
    expect(JSON.stringify(call)).not.toContain(payer.credentials['x-api-key'])
  })
})

describe('the file of calls', () => {
  test('exports all matching calls, with formulas escaped', async () => {
    const answer = await dana.get(`${listUrl}.csv?to=2030-01-01T00:00:00Z`)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="calls.csv"',
    })
    const [header, ...rows] = answer.body.trimEnd().split('\n')
    expect(header).toBe(
      'callId,at,environment,method,path,product,operation,httpStatus,resultCode,statusCode,refusal,reason,answeredBy,latency,correlationId,provider,ipAddress,agentToken',
    )
    expect(rows).toHaveLength((await list()).items.length)
    expect(rows.find((row) => row.includes('getCharge'))).toContain(",'=nothing,")
  })

  test('filters like the list', async () => {
    const answer = await dana.get(`${listUrl}.csv?operation=getCharge`)
    expect(answer.body.trimEnd().split('\n')).toHaveLength(2)
  })
})

describe('a file of more calls than are fetched at once', () => {
  let projectId: string

  beforeAll(async () => {
    projectId = await newProject(dana)
    await app.db.execute(sql`
      insert into calls (project_id, at, id, environment, method, path, http_status, latency_ms, correlation_id, request, response, trace)
      select ${projectId}::uuid, timestamptz '2026-11-01' + n / 3 * interval '1 second', gen_random_uuid(), 'sandbox', 'POST',
             '/v1/charges', 200, 1.5, 'order-' || n, '{"headers":[],"body":null}', '{"headers":[],"body":null}', '[]'
      from generate_series(1, 1201) n`)
  })

  test('contains each call once, newest first', async () => {
    const answer = await dana.get(`/portal/projects/${projectId}/calls.csv`)
    const ids = answer.body.match(/order-\d+/g) ?? []
    expect(ids).toHaveLength(1201)
    expect(new Set(ids).size).toBe(1201)
    const moments = answer.body.match(/2026-11-01T[\d:.]+Z/g) ?? []
    expect(moments.toSorted().reverse()).toEqual(moments)
  })

  test('is read up to its first calls for HEAD', async () => {
    const url = `/portal/projects/${projectId}/calls.csv`
    const readsOf = async (ask: () => Promise<unknown>) => {
      statements.length = 0
      await ask()
      return statements.filter((text) => text.includes('from "calls"')).length
    }
    const forGet = await readsOf(() => dana.get(url))
    const forBoth = await readsOf(async () => {
      const headers = { authorization: `Bearer ${dana.accessToken}`, 'x-mfa-token': dana.mfaToken }
      const answer = await app.inject({ method: 'HEAD', url, headers })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
      expect(answer.headers).not.toHaveProperty('content-length')
      await dana.get(url)
    })
    expect(forBoth).toBeLessThanOrEqual(forGet + 1)
  })
})

describe('the simulated handset', () => {
  test('lists sandbox messages, newest first, with one-time passwords', async () => {
    const { items } = (await dana.get(`/portal/projects/${payer.projectId}/messages?limit=2`)).json().data
    expect(items).toHaveLength(2)
    expect(items[0]).toEqual({
      id: expect.stringMatching(/^opt_/),
      at: expect.stringMatching(/Z$/),
      recipient: '6581234567',
      provider: 'STM',
      text: expect.stringMatching(/^Code \d{6}$/),
    })
    expect(items[0].at > items[1].at).toBe(true)
  })
})

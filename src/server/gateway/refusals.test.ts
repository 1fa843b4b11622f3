import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { calls } from '#server/db/gateway-schema.ts'
import { apiKeys, ipAddresses } from '#server/db/schema.ts'
import { refusalIds } from '#server/gateway/refusals.ts'
import { newKeyValue } from '#server/identity/api-key-value.ts'
import { answerProblems } from '#tests/scenarios/answer-problems.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { credentialsOf, newPayer, otpRequest, type Payer, pays } from '#tests/support/payment.ts'
import { newProject, setStatus, unknownId } from '#tests/support/projects.ts'

const app = testApp({ callsPerKey: 200 })
let dana: Caller
let payer: Payer
let api: ReturnType<typeof pays>

beforeAll(async () => {
  dana = await app.signedIn('dana')
})
beforeEach(async () => {
  payer = await newPayer(dana)
  api = pays(app.inject, payer)
})

const newestCall = async (projectId = payer.projectId) => {
  const [row] = (await dana.get(`/portal/projects/${projectId}/calls?limit=1`)).json().data.items
  return row
}

/** The answer matches the table, links its page and is in the project's log. */
async function expectRefusal(
  answer: Awaited<ReturnType<typeof app.inject>>,
  id: string,
  message?: string,
  more: { correlationId?: string } = {},
) {
  const row = product['x-gateway-refusals'].find((each) => each.id === id)
  const help = `http://127.0.0.1:8080/api-doc/direct-carrier-billing#gateway-refusals/${id}`
  expect(answer.json()).toEqual({
    resultCode: row?.resultCode,
    statusCode: row?.statusCode,
    message: message ?? row?.message,
    refusal: id,
    help,
    ...more,
  })
  expect(answer.statusCode).toBe(row?.httpStatus)
  // Only operations document refusals.
  if (![404, 405].includes(answer.statusCode)) {
    expect(answerProblems('createCharge', { status: answer.statusCode, body: answer.json() })).toEqual([])
  }
  expect(answer.headers.link).toBe(`<${help}>; rel="help"`)
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  if (answer.statusCode === 401) expect(answer.headers['www-authenticate']).toBe('Basic realm="Open Platform"')
}

const expectLogged = async (id: string) =>
  expect(await newestCall()).toMatchObject({
    refusal: id,
    resultCode: expect.any(String),
    httpStatus: expect.any(Number),
  })

test('has the refusals of the specification and no others', () => {
  expect(product['x-gateway-refusals'].map(({ id }) => id)).toEqual([...refusalIds])
})

test.each(product['x-gateway-refusals'])('$id answers with codes of the schema Failure', (row) => {
  const { resultCode, statusCode } = product.components.schemas.Failure.properties
  expect(resultCode.enum).toContain(row.resultCode)
  expect(statusCode.enum).toContain(row.statusCode)
})

describe('a call is refused with its own message, and logged,', () => {
  test.each(['Authorization', 'X-Partner-ID', 'X-Api-Key'])('without the header %s', async (name) => {
    const answer = await api.post('/v1/identities/otp', otpRequest, { [name.toLowerCase()]: undefined })
    await expectRefusal(answer, 'header-missing', `The header ${name} is missing.`)
    await expectLogged('header-missing')
  })

  test('with an Authorization that is not Basic', async () => {
    for (const authorization of ['Bearer abc', 'Basic', 'Basic !', `Basic ${btoa('no colon')}`]) {
      await expectRefusal(await api.post('/v1/charges', {}, { authorization }), 'authorization-not-basic')
    }
    await expectLogged('authorization-not-basic')
  })

  test('with an Authorization of another key or project', async () => {
    const { projectId, credentials } = payer
    for (const pair of [`${unknownId}:${credentials['x-api-key']}`, `${projectId}:sandbox_other`]) {
      const answer = await api.post('/v1/charges', {}, { authorization: `Basic ${btoa(pair)}` })
      await expectRefusal(answer, 'authorization-mismatch')
    }
    await expectLogged('authorization-mismatch')
  })

  test('with a truncated key, and with an unknown key', async () => {
    const withKey = (key: string) => api.post('/v1/charges', {}, credentialsOf(payer.partnerId, payer.projectId, key))
    await expectRefusal(await withKey(payer.credentials['x-api-key'].slice(0, -1)), 'key-malformed')
    await expectRefusal(await withKey('sandbox_YOURKEY'), 'key-malformed')
    await expectLogged('key-malformed')
    await expectRefusal(await withKey(newKeyValue('sandbox')), 'key-unknown')
    await expectLogged('key-unknown')
  })

  test('for a project of another key', async () => {
    const other = await newProject(dana)
    const { partnerId, credentials } = payer
    for (const projectId of [other, unknownId]) {
      const answer = await api.post('/v1/charges', {}, credentialsOf(partnerId, projectId, credentials['x-api-key']))
      await expectRefusal(answer, 'key-of-another-project')
    }
    await expectLogged('key-of-another-project')
    expect(await newestCall(other)).toBeUndefined()
  })

  test('for a partner of another project', async () => {
    const answer = await api.post('/v1/charges', {}, { 'x-partner-id': unknownId })
    await expectRefusal(answer, 'project-of-another-partner')
    await expectLogged('project-of-another-partner')
  })

  test('with a key of the live environment', async () => {
    await app.db.update(apiKeys).set({ environment: 'live' }).where(eq(apiKeys.id, payer.keyId))
    const message = 'This is the sandbox, and the key is one of the other environment.'
    await expectRefusal(await api.post('/v1/charges', {}), 'key-of-another-environment', message)
    await expectLogged('key-of-another-environment')
  })

  test('with a revoked key', async () => {
    expect((await dana.delete(`/portal/keys/${payer.keyId}`)).statusCode).toBe(200)
    await expectRefusal(await api.post('/v1/charges', {}), 'key-revoked')
    await expectLogged('key-revoked')
  })

  test('with an expired key', async () => {
    await app.db.update(apiKeys).set({ expiresAt: app.now() }).where(eq(apiKeys.id, payer.keyId))
    await expectRefusal(await api.post('/v1/charges', {}), 'key-expired')
    await expectLogged('key-expired')
  })

  test('while the project is suspended', async () => {
    await setStatus(app.db, payer.projectId, 'suspended')
    await expectRefusal(await api.post('/v1/charges', {}), 'project-suspended')
    await expectLogged('project-suspended')
    await setStatus(app.db, payer.projectId, 'live')
    expect((await api.post('/v1/identities/otp', otpRequest)).statusCode).toBe(200)
  })

  test('from an unlisted address while a list is active', async () => {
    const add = (address: string, status: 'active' | 'inactive') =>
      app.db.insert(ipAddresses).values({ projectId: payer.projectId, address, status })
    await add('8.8.4.4', 'inactive')
    expect((await api.post('/v1/identities/otp', otpRequest)).statusCode).toBe(200)
    await add('9.9.9.9', 'active')
    const message = "The call came from 127.0.0.1, which is not on the project's list of IP addresses."
    await expectRefusal(await api.post('/v1/charges', {}), 'address-not-listed', message)
    await expectLogged('address-not-listed')
    await add('127.0.0.1', 'active')
    expect((await api.post('/v1/identities/otp', otpRequest)).statusCode).toBe(200)
  })

  test('to a path or with a method outside the product', async () => {
    await expectRefusal(await api.post('/v1/nothing', {}), 'path-unknown')
    await expectLogged('path-unknown')
    await expectRefusal(await api.get('/v1/nothing/6581234567'), 'path-unknown')
    expect((await newestCall()).path).toBe('/v1/nothing/65…4567')
    const answer = await api.get('/v1/charges')
    await expectRefusal(answer, 'method-not-allowed', 'This path does not answer to GET.')
    expect(answer.headers.allow).toBe('POST')
    await expectLogged('method-not-allowed')
    const options = await app.inject({
      method: 'OPTIONS',
      url: '/sandbox/v1/charges',
      headers: { origin: 'https://a.example' },
    })
    await expectRefusal(options, 'method-not-allowed', 'This path does not answer to OPTIONS.')
  })

  test('with a content type other than JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=latin1',
      undefined,
    ]) {
      const answer = await api.post('/v1/identities/otp', JSON.stringify(otpRequest), { 'content-type': type })
      await expectRefusal(answer, 'body-not-json', undefined, { correlationId: 'otp-1' })
    }
    await expectLogged('body-not-json')
    const rows = await app.db.select().from(calls).where(eq(calls.projectId, payer.projectId))
    for (const { request } of rows) expect(request.body).toContain(otpRequest.correlationId)
  })

  test('with a body over 64 kB', async () => {
    const body = (bytes: number) => JSON.stringify({ ...otpRequest, messageContent: 'x'.repeat(bytes) })
    await expectRefusal(await api.post('/v1/identities/otp', body(65_536)), 'body-too-large')
    await expectLogged('body-too-large')
    expect((await api.post('/v1/identities/otp', body(60_000))).json()).toMatchObject({ statusCode: 104 })
  })

  test('with the correlation id of a caller with a valid key, and without that of a stranger', async () => {
    const order = { correlationId: 'order-2042' }
    await setStatus(app.db, payer.projectId, 'suspended')
    await expectRefusal(await api.post('/v1/charges', order), 'project-suspended', undefined, order)
    expect(await newestCall()).toMatchObject(order)
    await setStatus(app.db, payer.projectId, 'draft')
    const unknown = await api.post('/v1/charges', order, { 'x-api-key': newKeyValue('sandbox') })
    expect(unknown.json()).not.toHaveProperty('correlationId')
  })

  test('above the limit of its key, and a few of those calls are logged', async () => {
    const answers = await Promise.all(Array.from({ length: 230 }, () => api.get('/v1/charges/nothing')))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(30)
    for (const answer of refused) {
      await expectRefusal(answer, 'too-many-calls', undefined, { correlationId: 'nothing' })
      expect(answer.headers['retry-after']).toBe('10')
    }
    const { projectId } = payer
    const logged = await app.db.$count(calls, and(eq(calls.projectId, projectId), eq(calls.refusal, 'too-many-calls')))
    expect(logged).toBe(10)
    expect(await newestCall()).toMatchObject({ refusal: 'too-many-calls', correlationId: 'nothing' })
    expect((await pays(app.inject, await newPayer(dana, projectId)).get('/v1/charges/nothing')).statusCode).toBe(404)
    app.advance(10)
    expect((await api.get('/v1/charges/nothing')).statusCode).toBe(404)
  })
})

describe('an unauthenticated call', () => {
  test.each([
    ['short', otpRequest.messageContent],
    ['long', 'x'.repeat(20_000)],
  ])('is logged without its body, which is %s', async (_length, messageContent) => {
    const credentials = credentialsOf(payer.partnerId, payer.projectId, newKeyValue('sandbox'))
    await expectRefusal(
      await api.post('/v1/identities/otp', { ...otpRequest, messageContent }, credentials),
      'key-unknown',
    )
    const rows = await app.db.select().from(calls).where(eq(calls.projectId, payer.projectId))
    expect(rows.map(({ refusal, request }) => [refusal, request.body])).toEqual([['key-unknown', null]])
  })

  test('is refused the same way for existing and unknown projects, and logged for existing ones', async () => {
    const unknownKey = credentialsOf(unknownId, unknownId, newKeyValue('sandbox'))
    await expectRefusal(await api.post('/v1/charges', {}, unknownKey), 'key-unknown')
    expect(await app.db.$count(calls, eq(calls.projectId, unknownId))).toBe(0)
    const withoutProject = await api.post('/v1/charges', {}, { 'x-project-id': undefined })
    await expectRefusal(withoutProject, 'header-missing', 'The header X-Project-ID is missing.')
  })

  test('is logged at most a hundred times in ten minutes', async () => {
    const { partnerId, projectId } = payer
    const unknownKey = credentialsOf(partnerId, projectId, newKeyValue('sandbox'))
    for (let call = 0; call < 105; call++) await api.post('/v1/charges', {}, unknownKey)
    expect(await app.db.$count(calls, eq(calls.projectId, projectId))).toBe(100)
    expect((await api.get('/v1/charges/nothing')).statusCode).toBe(404)
    expect(await app.db.$count(calls, eq(calls.projectId, projectId))).toBe(101)
  })

  test('is refused in the envelope of the product when its headers are too large', async () => {
    const headers = { ...payer.credentials, 'x-long': 'a'.repeat(20_000) }
    const answer = await app.inject({ url: '/sandbox/v1/charges/nothing', headers })
    expect(answer.statusCode).toBe(431)
    expect(answer.json()).toMatchObject({ resultCode: 'SIZE_EXCESS_LIMIT_ERROR', refusal: 'headers-too-large' })
  })

  test('is refused with the same message when its address is unreadable', async () => {
    await expectRefusal(await api.get('/v1/charges/%zz'), 'request-unreadable')
  })
})

test('records the last use of a key to the minute', async () => {
  const lastUse = async () => {
    const [key] = await app.db.select().from(apiKeys).where(eq(apiKeys.id, payer.keyId))
    return key?.lastUsedAt
  }
  expect(await lastUse()).toBeNull()
  const first = app.now()
  await api.get('/v1/charges/nothing')
  app.advance(59)
  await api.get('/v1/charges/nothing')
  expect(await lastUse()).toEqual(first)
  app.advance(1)
  await api.get('/v1/charges/nothing')
  expect(await lastUse()).toEqual(app.now())
})

test('answers a settled call when the last use of its key cannot be saved', async () => {
  await app.db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no connection'; end $$`)
  await app.db.execute(sql`create trigger refuse before update on api_keys for each row execute function refuse()`)
  const answer = await api.post('/v1/identities/otp', otpRequest)
  await app.db.execute(sql`drop trigger refuse on api_keys`)
  expect([answer.statusCode, answer.json().resultCode]).toEqual([200, 'SUCCESS'])
  const rows = await app.db.select().from(calls).where(eq(calls.projectId, payer.projectId))
  expect(rows).toMatchObject([{ resultCode: 'SUCCESS', refusal: null }])
})

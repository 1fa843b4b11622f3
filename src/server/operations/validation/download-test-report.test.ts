import { Writable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { apiKeys, ipAddresses } from '#server/db/schema.ts'
import { hashKeyValue } from '#server/identity/api-key-value.ts'
import { logOptions } from '#server/plugins/log.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import { testApp } from '#tests/support/app.ts'
import { beforeTests } from '#tests/support/before-tests.ts'
import { runHttpFile, type SentRequest } from '#tests/support/http-file.ts'
import { credentialsOf, newPayer, otpRequest, pays } from '#tests/support/payment.ts'
import { openForProductTests, prepareForTests, runLatestTests } from '#tests/support/product-tests.ts'
import { setStatus, unknownId } from '#tests/support/projects.ts'

const app = testApp()
const testing = beforeTests(() => openForProductTests(app))

const at = (id: string) => `/admin/projects/${id}/api/reports`
const download = async (id: string) => (await testing().theo.post(at(id))).body
const keyIn = (report: string) => /^@apiKey = (\S+)$/m.exec(report)?.[1] ?? ''
const testKeys = (id: string) => app.db.select().from(apiKeys).where(eq(apiKeys.projectId, id))

async function run(id: string): Promise<void> {
  await testing().theo.post('/admin/api/validate', { projectId: id })
  await runLatestTests(app, id, testing().call)
}

async function tested(wanted?: Parameters<typeof prepareForTests>[2]): Promise<string> {
  const id = await prepareForTests(app, testing(), wanted)
  await run(id)
  return id
}

/** Sends a request of the file to the test application's gateway. */
async function send({ method, url, headers, body }: SentRequest) {
  const { pathname } = new URL(url)
  const isGet = method === 'GET'
  const answer = await app.inject({ method: isGet ? 'GET' : 'POST', url: pathname, headers, ...(!isGet && { body }) })
  return { status: answer.statusCode, headers: answer.headers, body: answer.body }
}

const resultOf = (status: number, body: string) => `${status} ${JSON.parse(body).resultCode}`
const play = async (report: string) =>
  (await runHttpFile(report, send)).map(({ response }) => resultOf(response.status, response.body))

async function recorded(id: string): Promise<string[]> {
  const test = await productTests.latest(app.db, id)
  const steps = await productTests.listSteps(app.db, test?.id ?? '')
  return steps.map(({ httpStatus, responseBody }) => resultOf(httpStatus, responseBody))
}

const twoOperators = {
  codes: [{ provider: 'STM', code: 'LUM-MONTH' } as const, { provider: 'AIS', code: 'LUM-WEEK' } as const],
}

describe('POST /admin/projects/{projectId}/api/reports', () => {
  test('answers 401 without a session', async () => {
    expect((await app.visitor.post(at(unknownId))).statusCode).toBe(401)
  })

  test('rejects a body', async () => {
    expect((await testing().theo.post(at(unknownId), { surprise: 1 })).statusCode).toBe(400)
  })

  test.each(['dana', 'ines', 'bea'] as const)('rejects %s', async (person) => {
    expect((await (await app.signedIn(person)).post(at(unknownId))).statusCode).toBe(403)
  })

  test('returns 404 for an unknown project', async () => {
    expect((await testing().theo.post(at(unknownId))).statusCode).toBe(404)
  })

  test('is an attachment with no-store', async () => {
    const answer = await testing().theo.post(at(await tested()))
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="harbour-\d+-radio-2026-\d\d-\d\d\.http"$/),
      'cache-control': 'no-store',
    })
    expect(answer.body).toMatch(/^# Harbour \d+ Radio, tested .*: success\n/)
    expect(answer.body).toContain('### STM LUM-MONTH: charge\n')
    expect(answer.body).toContain('is your code for {service}.')
    expect(answer.body.match(/^(GET|POST) \{\{baseUrl}}/gm)).toHaveLength(5)
  })

  test('can be run repeatedly in a REST client', async () => {
    const id = await tested(twoOperators)
    const report = await download(id)
    const results = await recorded(id)
    expect(results).toEqual(Array(11).fill('200 SUCCESS'))
    expect(await play(report)).toEqual(results)
    app.advance(600)
    expect(await play(report)).toEqual(results)
    // The run made two charges, and each execution of the file adds two.
    const { items } = (await testing().partner.get(`/portal/projects/${id}/calls?limit=100`)).json().data
    const charges = items.filter(({ operation }: { operation: string }) => operation === 'createCharge')
    expect(new Set(charges.map(({ correlationId }: { correlationId: string }) => correlationId)).size).toBe(6)
  })

  test('does not interpret braces of a template as its variables', async () => {
    const id = await tested({ template: '{{apiKey}} {{{projectId}}} #PASSWORD#' })
    const report = await download(id)
    const [first] = await runHttpFile(report, send)
    expect(first?.response.status).toBe(200)
    expect(JSON.parse(first?.request.body ?? '').messageContent).toBe('{{apiKey}} {{{projectId}}} #PASSWORD#')
  })

  test('stores its key as a hash only, for an hour, and no list shows it', async () => {
    const id = await tested()
    const key = keyIn(await download(id))
    const expiresAt = new Date(app.now().getTime() + 3_600_000)
    expect(await testKeys(id)).toMatchObject([
      { keyHash: hashKeyValue(key), environment: 'sandbox', forTests: true, expiresAt },
    ])
    expect(JSON.stringify(await testKeys(id))).not.toContain(key)
    expect((await testing().partner.get(`/portal/projects/${id}`)).json().data.credentials).toEqual([])
  })

  test('revokes the key of the previous download, also for two at once', async () => {
    const id = await tested()
    const before = await download(id)
    const reports = await Promise.all([download(id), download(id)])
    expect(await play(before)).toEqual(Array(5).fill('401 FAILURE'))
    expect(await testKeys(id)).toHaveLength(1)
    const heard = await Promise.all(reports.map(play))
    expect(heard.map(([first]) => first).sort()).toEqual(['200 SUCCESS', '401 FAILURE'])
  })

  test('contains a key for this project and the sandbox only', async () => {
    const [one, other] = [await tested(), await tested()]
    const { org_id: partnerId } = (await testing().partner.get('/portal/user')).json().data
    const key = keyIn(await download(one))
    const ask = (url: string, id: string) => app.inject({ url, headers: credentialsOf(partnerId, id, key) })
    expect((await ask('/sandbox/v1/charges/none', one)).json().resultCode).toBe('INVALID_CORRELATION_ID')
    expect((await ask('/sandbox/v1/charges/none', other)).json().refusal).toBe('key-of-another-project')
    expect((await ask('/live/v1/charges/none', one)).json().refusal).toBe('key-of-another-environment')
  })

  test('runs from any address, also when the live project lists its servers', async () => {
    const id = await tested()
    await setStatus(app.db, id, 'live')
    await app.db.insert(ipAddresses).values({ projectId: id, address: '203.0.113.9', status: 'active' })
    expect(await play(await download(id))).toEqual(Array(5).fill('200 SUCCESS'))
    const payer = await newPayer(testing().partner, id)
    expect((await pays(app.inject, payer).get('/v1/charges/none')).json().refusal).toBe('address-not-listed')
  })

  test('returns the one-time password to its key only, and logs it nowhere', async () => {
    const id = await tested()
    const [first] = await runHttpFile(await download(id), send)
    const password = String(first?.response.headers['x-one-time-password'])
    expect(password).toMatch(/^\d{6}$/)
    const heard = await pays(app.inject, await newPayer(testing().partner, id)).post('/v1/identities/otp', {
      ...otpRequest,
      correlationId: 'otp-of-a-partner',
    })
    expect(heard.statusCode).toBe(200)
    expect(heard.headers).not.toHaveProperty('x-one-time-password')
    const logged = (await testing().partner.get(`/portal/projects/${id}/calls.csv`)).body
    const { items } = (await testing().partner.get(`/portal/projects/${id}/calls?limit=100`)).json().data
    const each = items.map(({ callId }: { callId: string }) =>
      testing().partner.get(`/portal/projects/${id}/calls/${callId}`),
    )
    const bodies = (await Promise.all(each)).map(({ body }) => body)
    expect([logged, ...bodies].join()).not.toContain(password)
    expect([logged, ...bodies].join().toLowerCase()).not.toContain('x-one-time-password')
  })

  test('logs the creation of the key without its value', async () => {
    const id = await tested()
    const lines: string[] = []
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const { config, database, now } = app
    const logging = await buildApp({
      config,
      database,
      now,
      deliver: undefined,
      logger: { ...Object(logOptions), stream },
    })
    const { theo } = testing()
    const headers = { authorization: `Bearer ${theo.accessToken}`, 'x-mfa-token': theo.mfaToken }
    const key = keyIn((await logging.inject({ method: 'POST', url: at(id), headers })).body)
    await logging.close()
    const [stored] = await testKeys(id)
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ project: id, keyId: stored?.id, msg: 'a report was handed out with its key' }),
    )
    expect(key).toMatch(/^sandbox_/)
    expect(lines.join('')).not.toContain(key.slice(8))
  })

  test('contains a key that expires after an hour', async () => {
    const report = await download(await tested())
    // Takes longer than a session lasts, so it is the last test.
    app.advance(3600)
    expect(await play(report)).toEqual(Array(5).fill('401 FAILURE'))
  })
})

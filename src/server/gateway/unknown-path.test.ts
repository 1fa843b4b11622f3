import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { RefusalId } from '#server/gateway/refusals.ts'
import { testApp } from '#tests/support/app.ts'
import { beforeTests } from '#tests/support/before-tests.ts'
import { openSandbox } from '#tests/support/payment.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

// The portal's pages handle unknown GET requests, but not below the gateway's addresses.
const webDir = temporaryFolder('gateway-web')
writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Portal</title>')

const app = testApp({ webDir })
const sandbox = beforeTests(() => openSandbox(app))

async function newestCall() {
  const { dana, payer } = sandbox()
  return (await dana.get(`/portal/projects/${payer.projectId}/calls?limit=1`)).json().data.items[0]
}

/** The answer is the gateway's, with a link to its explanation, and it is in the project's log. */
async function expectRefusal(answer: Awaited<ReturnType<typeof app.inject>>, id: RefusalId, path: string) {
  const help = `http://127.0.0.1:8080/api-doc/direct-carrier-billing#gateway-refusals/${id}`
  expect(answer.json()).toEqual({
    resultCode: 'FAILURE',
    statusCode: answer.statusCode,
    message: expect.any(String),
    refusal: id,
    help,
  })
  expect(answer.headers.link).toBe(`<${help}>; rel="help"`)
  expect(await newestCall()).toMatchObject({ refusal: id, path, httpStatus: answer.statusCode })
}

test.each(['', '/', '/v1', '/v1/nope', '/v1/charges/', '/v1/charges/a/b'])('returns 404 for %j', async (path) => {
  for (const accept of ['*/*', 'text/html']) {
    const answer = await sandbox().api.get(path, { accept })
    expect(answer.statusCode).toBe(404)
    await expectRefusal(answer, 'path-unknown', path || '/')
    expect((await newestCall()).operation).toBeNull()
  }
})

test('supports HEAD on no operation', async () => {
  const head = (path: string) =>
    app.inject({ method: 'HEAD', url: `/sandbox${path}`, headers: { ...sandbox().payer.credentials } })
  const answer = await head('/v1/charges/order-1')
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET'])
  expect((await newestCall()).refusal).toBe('method-not-allowed')
  expect((await head('/v1/nope')).statusCode).toBe(404)
  expect((await newestCall()).refusal).toBe('path-unknown')
})

test('decodes percent-encoded letters in a path', async () => {
  const ask = (path: string) => app.inject({ url: `/%73andbox${path}`, headers: { ...sandbox().payer.credentials } })
  await expectRefusal(await ask('/v1/nope?a=b'), 'path-unknown', '/v1/nope')
  const answer = await ask('/v1/charges')
  await expectRefusal(answer, 'method-not-allowed', '/v1/charges')
  expect(answer.headers.allow).toBe('POST')
  expect((await ask('/v1/%63harges/order%2F7')).json().resultCode).toBe('INVALID_CORRELATION_ID')
  const row = { path: '/v1/charges/order%2F7', correlationId: 'order/7', refusal: null }
  expect(await newestCall()).toMatchObject(row)
})

test('accepts an absolute URL, as proxies send it', async () => {
  const { hostname, port } = new URL(await app.listen())
  const ask = async (path: string) => {
    const headers = { ...sandbox().payer.credentials }
    const sent = request({ hostname, port, path: `http://portal.example${path}`, headers }).end()
    const [answer] = await once(sent, 'response')
    const content = await text(answer)
    return { status: answer.statusCode, body: JSON.parse(content) }
  }
  expect(await ask('/sandbox/v1/nope')).toMatchObject({ status: 404, body: { refusal: 'path-unknown' } })
  expect(await newestCall()).toMatchObject({ path: '/v1/nope', refusal: 'path-unknown' })
  expect(await ask('/sandbox/v1/charges')).toMatchObject({ status: 405, body: { refusal: 'method-not-allowed' } })
  expect(await ask('/sandbox/v1/charges/7')).toMatchObject({ body: { resultCode: 'INVALID_CORRELATION_ID' } })
  expect(await newestCall()).toMatchObject({ path: '/v1/charges/7', operation: 'getCharge' })
  expect(await ask('/sandbox/v1/charges/%zz')).toMatchObject({ body: { refusal: 'request-unreadable' } })
})

test.each([300, 301, 500, 8000])('looks up an id of %i characters', async (length) => {
  const id = 'x'.repeat(length)
  const answer = await sandbox().api.get(`/v1/charges/${id}`)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ resultCode: 'INVALID_CORRELATION_ID', statusCode: 404 })
  expect(await newestCall()).toMatchObject({
    operation: 'getCharge',
    resultCode: 'INVALID_CORRELATION_ID',
    correlationId: id.slice(0, 128),
    path: `/v1/charges/${id}`.slice(0, 300),
  })
  const withoutKey = await sandbox().api.get(`/v1/charges/${id}`, { 'x-api-key': undefined })
  await expectRefusal(withoutKey, 'header-missing', `/v1/charges/${id}`.slice(0, 300))
})

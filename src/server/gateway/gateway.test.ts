import fastify from 'fastify'
import { Registry } from 'prom-client'
import { beforeAll, describe, expect, test } from 'vitest'
import { ExampleAnswers } from '#server/gateway/example-answers.ts'
import { exampleConnection } from '#server/gateway/example-connection.ts'
import { callMetrics, registerGateway } from '#server/gateway/gateway.ts'
import type { OperatorConnection } from '#server/gateway/operator-connection.ts'
import { type GatewayRoute, gatewayRoutes } from '#server/gateway/products.ts'
import { RecentKeys } from '#server/gateway/recent-keys.ts'
import { testApp } from '#tests/support/app.ts'
import { beforeTests } from '#tests/support/before-tests.ts'
import { newPayer, openSandbox, otpRequest, type Payer, pays } from '#tests/support/payment.ts'

const app = testApp()
const sandbox = beforeTests(() => openSandbox(app))

test('passes a call with the documented headers to the simulator', async () => {
  const answer = await sandbox().api.post('/v1/identities/otp', otpRequest)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ resultCode: 'SUCCESS', statusCode: 200, correlationId: 'otp-1' })
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-request-id': expect.any(String) })
})

test('links a failure to its documentation', async () => {
  const answer = await sandbox().api.get('/v1/charges/nothing')
  expect(answer.json()).toMatchObject({ resultCode: 'INVALID_CORRELATION_ID', statusCode: 404 })
  expect(answer.headers.link).toBe(
    '<http://127.0.0.1:8080/api-doc/direct-carrier-billing#result-codes/INVALID_CORRELATION_ID-404>; rel="help"',
  )
})

test('uses the product codes of the project in this environment', async () => {
  const ask = { ...otpRequest, transactionType: 'PAYMENT', correlationId: 'otp-2' }
  expect((await sandbox().api.post('/v1/identities/otp', { ...ask, productCode: 'NONE' })).json()).toMatchObject({
    resultCode: 'FAILURE',
    statusCode: 422,
    message: "INVALID_PRODUCT_CODE: the project has no product code 'NONE' with Singtel.",
  })
  expect((await sandbox().api.post('/v1/identities/otp', { ...ask, productCode: 'STM980' })).statusCode).toBe(200)
})

test('counts every call by its outcome in the metrics', async () => {
  await app.inject({ url: '/sandbox/v1/charges/nothing' })
  const { body } = await app.inject({ url: '/metrics', remoteAddress: '10.0.0.1' })
  const count = (labels: string) =>
    Number(new RegExp(`^gateway_calls_total\\{${labels}\\} (\\d+)$`, 'm').exec(body)?.[1])
  const answered = 'environment="sandbox",operation="getCharge",result="INVALID_CORRELATION_ID",refusal="none"'
  expect(count(answered)).toBeGreaterThan(0)
  const refused = 'environment="sandbox",operation="getCharge",result="FAILURE",refusal="header-missing"'
  expect(count(refused)).toBeGreaterThan(0)
})

describe('another environment with other connections', () => {
  const gatewayWith = async (
    connection?: OperatorConnection,
    { routes, path }: { routes: GatewayRoute[]; path: string } = {
      routes: gatewayRoutes('sandbox'),
      path: '/v1/charges/nothing',
    },
  ) => {
    const other = fastify()
    registerGateway(other, {
      routes,
      environment: 'sandbox',
      connections: connection ? { 'direct-carrier-billing': connection } : {},
      db: app.db,
      config: app.config,
      now: app.now,
      count: callMetrics(new Registry()),
      recentKeys: new RecentKeys(),
    })
    const answer = await pays((request) => other.inject(request), sandbox().payer).get(path)
    await other.close()
    return answer
  }
  const settling = (settle: OperatorConnection['settle']): OperatorConnection => ({ id: 'simulator', settle })
  const lastCall = async () => {
    const { dana, payer } = sandbox()
    return (await dana.get(`/portal/projects/${payer.projectId}/calls?limit=1`)).json().data.items[0]
  }
  const lastRefusal = async () => (await lastCall()).refusal

  test('answers with the examples of a specification and writes the log', async () => {
    const example = { value: { devicePhoneNumber: '+6581234567' } }
    const get = {
      operationId: 'getCharge',
      responses: { 200: { content: { 'application/json': { examples: { example } } } } },
    }
    const rows = [{ code: 'SUCCESS', httpStatus: 200, statusCode: 200 }]
    const info = { title: 'Phone', version: '1.0.0' }
    const answers = new ExampleAnswers({
      openapi: '3.1.0',
      info,
      paths: { '/phone': { get } },
      'x-result-codes': rows,
    })
    const answer = await gatewayWith(exampleConnection(app.db, answers))
    expect([answer.statusCode, answer.json()]).toEqual([200, example.value])
    expect(await lastCall()).toMatchObject({
      operation: 'getCharge',
      resultCode: 'SUCCESS',
      answeredBy: 'examples of the documentation',
    })
  })

  test.each([
    ['/v1/orders/{order-id}', '/v1/orders/o%2F1', [{ 'order-id': 'o/1' }]],
    ['/v1/orders/{order-id}.{$format}', '/v1/orders/o1.json', [{ 'order-id': 'o1', $format: 'json' }]],
    ['/v1/orders/{order-id}', '/v1/orders', []],
    ['/v1/orders:search', '/v1/orders:search', [{}]],
    ['/v1/orders:search', '/v1/orders1', []],
  ])('gives a product with the path %s for %s the parameters %j', async (path, url, parameters) => {
    const routes: GatewayRoute[] = [{ product: 'direct-carrier-billing', operation: 'getOrder', method: 'GET', path }]
    const received: object[] = []
    const connection = settling((call) => {
      received.push(call.parameters)
      return Promise.reject(new Error('not simulated'))
    })
    const answer = await gatewayWith(connection, { routes, path: url })
    expect(received).toEqual(parameters)
    expect(answer.json().refusal).toBe(parameters.length > 0 ? 'platform-failed' : 'path-unknown')
  })

  test.each([
    ['/v1/jobs/7:cancel', 'cancelJob', { id: '7' }],
    ['/v1/jobs/7:confirm', 'confirmJob', { job: '7' }],
    ['/v1/jobs/7', 'getJob', { id: '7' }],
    ['/v1/jobs/all', 'listJobs', {}],
  ])('tells operations on the same resource apart: %s is %s', async (url, operation, parameters) => {
    const paths = {
      getJob: '/v1/jobs/{id}',
      cancelJob: '/v1/jobs/{id}:cancel',
      confirmJob: '/v1/jobs/{job}:confirm',
      listJobs: '/v1/jobs/all',
    }
    const deprecated = { days: { since: '2026-11-23' }, page: '/jobs' }
    const routes = Object.entries(paths).map(
      ([name, path]): GatewayRoute => ({
        product: 'direct-carrier-billing',
        operation: name,
        method: 'GET',
        path,
        ...(name === 'confirmJob' && { deprecated }),
      }),
    )
    const received: object[] = []
    const connection = settling((call) => {
      received.push({ operation: call.operation, parameters: call.parameters })
      return Promise.reject(new Error('not simulated'))
    })
    const answer = await gatewayWith(connection, { routes, path: url })
    expect(received).toEqual([{ operation, parameters }])
    expect('deprecation' in answer.headers).toBe(operation === 'confirmJob')
  })

  test('rejects a product without a connection', async () => {
    const answer = await gatewayWith()
    expect([answer.statusCode, answer.json().refusal]).toEqual([501, 'product-not-simulated'])
    expect(await lastRefusal()).toBe('product-not-simulated')
  })

  test('reports a failure without details', async () => {
    const answer = await gatewayWith(settling(() => Promise.reject(new Error('the secret is 481902'))))
    expect([answer.statusCode, answer.json()]).toMatchObject([500, { resultCode: 'GENERAL_FAILURE' }])
    expect(answer.body).not.toContain('secret')
    expect(await lastRefusal()).toBe('platform-failed')
  })

  test('reports a full disk as PostgreSQL does', async () => {
    const full = Object.assign(new Error('disk full'), { code: '53100' })
    const answer = await gatewayWith(settling(() => Promise.reject(new Error('Failed query', { cause: full }))))
    expect([answer.statusCode, answer.json()]).toMatchObject([507, { refusal: 'no-room' }])
  })
})

describe('the limit of an address', () => {
  const busy = testApp({ requestsPerMinute: 60, callsPerKey: 120 })
  let busyPayer: Payer
  const getCharge = async (address?: string, headers?: Record<string, undefined>) => {
    const calls = pays(busy.inject, busyPayer, address === undefined ? {} : { address })
    return (await calls.get('/v1/charges/nothing', headers)).statusCode
  }

  beforeAll(async () => {
    busyPayer = await newPayer(await busy.signedIn('dana'))
  })

  test('ignores calls with a valid key and limits the others', async () => {
    expect(await getCharge()).toBe(404)
    const statuses = await Promise.all(Array.from({ length: 100 }, () => getCharge()))
    expect(new Set(statuses)).toEqual(new Set([404]))
    const unauthenticated = []
    for (let call = 0; call < 70; call++)
      unauthenticated.push(await busy.inject({ url: '/sandbox/v1/charges/nothing' }))
    expect([unauthenticated[0]?.statusCode, unauthenticated.at(-1)?.statusCode]).toEqual([401, 429])
    expect(unauthenticated.at(-1)?.json()).toMatchObject({ resultCode: 'GENERAL_FAILURE', refusal: 'too-many-calls' })
    expect(unauthenticated.at(-1)?.headers).toHaveProperty('retry-after')
    expect(await getCharge()).toBe(404)
  })

  test('counts calls that are refused before authentication, also with a valid key', async () => {
    expect(await getCharge('198.51.100.7')).toBe(404)
    const statuses = []
    for (let call = 0; call < 70; call++) statuses.push(await getCharge('198.51.100.7', { authorization: undefined }))
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429])
    expect(await getCharge('198.51.100.8')).toBe(404)
  })

  test('counts calls above the limit of their key', async () => {
    busy.advance(10)
    expect(await getCharge('198.51.100.9')).toBe(404)
    await Promise.all(Array.from({ length: 119 }, () => getCharge('198.51.100.9')))
    for (let call = 0; call < 70; call++) expect(await getCharge('198.51.100.9')).toBe(429)
    busy.advance(10)
    expect(await getCharge('198.51.100.9')).toBe(429)
    expect(await getCharge('198.51.100.10')).toBe(404)
  })
})

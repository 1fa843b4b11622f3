import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailDelivery, startMailDelivery } from '#server/jobs/deliver-mail.ts'
import { logOptions } from '#server/plugins/log.ts'
import { findMessageText } from '#server/repositories/simulator-records.ts'
import { startTelemetry } from '#server/telemetry/opentelemetry.ts'
import { testApp } from '#tests/support/app.ts'
import { type SentSpan, startOtlpReceiver } from '#tests/support/otlp-receiver.ts'
import { newPayer, pays } from '#tests/support/payment.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const receiver = await startOtlpReceiver()
const smtp = await startSmtp()
const telemetry = startTelemetry(receiver.url, { 'x-collector-key': 'kept in a file' })
const stream = { write: (line: string) => telemetry.exportLine(line) }
let delivery: MailDelivery | undefined
const app = testApp({
  telemetry,
  logger: { ...logOptions, stream },
  deliver: () => delivery?.wake(),
  config: { trustProxy: ['127.0.0.1'] },
})
const phone = '6581230042'
const password = 'Sandbox#2026'
const email = 'dana@lumen.example'
const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }
const secrets = [password, email, phone]

/** The spans of a trace by name. */
const spansOf = (traceId: string | undefined) => {
  const spans = receiver.spans.filter((span) => span.traceId === traceId)
  return { names: spans.map(({ name }) => name), named: (name: string) => spans.find((span) => span.name === name) }
}
const request = (name: string) => receiver.spans.findLast((span) => span.name === name)
const attributesOf = (span: SentSpan | undefined) =>
  Object.fromEntries(
    (span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value as Record<string, unknown>)[0]]),
  )

beforeAll(async () => {
  const { config, database, now } = app
  const localUrl = async () => 'http://127.0.0.1:9'
  delivery = startMailDelivery({ config, database, now, log: app.app.log, localUrl, telemetry }, smtp.url)
  const url = await app.listen()
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })

  // Over a socket: only there reading a body leaves the context of the request.
  const traceparent = `00-${caller.traceId}-${caller.spanId}-01`
  const signedIn = await post('/portal/user/login', { email, password }, { traceparent })
  expect(signedIn.status).toBe(200)
  expect(signedIn.headers.get('traceresponse')).toContain(caller.traceId)
  const { AccessToken, RefreshToken } = (await signedIn.json()).data.token
  const authorization = `Bearer ${AccessToken}`
  await fetch(`${url}/portal/auth/otp?type=MFA`, { headers: { authorization } })
  const otp = await app.codeFor(email)
  const verified = await post('/portal/auth/otp', { otp, type: 'MFA' }, { authorization })
  const { mfaToken } = (await verified.json()).data
  await post('/portal/user/login', { email, password: 'Wrong#2026x' })

  const payer = await newPayer(await app.signedIn('dana'))
  const api = pays(app.inject, payer)
  const subscriber = { userIdentityType: 'MSISDN', userIdentifier: phone, paymentServiceProvider: 'STM' }
  const first = { ...subscriber, correlationId: 'first', transactionType: 'ASSOCIATION', messageContent: '#PASSWORD#' }
  const sent = await api.post('/v1/identities/otp', first)
  const { openPlatformTransactionId } = sent.json()
  const oneTimePassword = await findMessageText(app.db, 'sandbox', payer.projectId, openPlatformTransactionId)
  const proof = { ...subscriber, oneTimePassword, correlationId: 'proof' }
  const { userToken } = (await api.post('/v1/identities/customer/identity', proof)).json()
  const sale = { userToken, correlationId: 'order-1', productCode: 'STM980', paymentServiceProvider: 'STM' }
  expect((await api.post('/v1/charges', sale)).statusCode).toBe(200)
  await api.get('/v1/charges/order-1')
  secrets.push(
    AccessToken,
    RefreshToken,
    mfaToken,
    otp,
    userToken,
    String(oneTimePassword),
    payer.credentials['x-api-key'],
  )
  await waitFor(() => expect(smtp.received.length).toBeGreaterThan(0))
  await delivery.stop()
  await telemetry.stop()
})
afterAll(async () => {
  await smtp.close()
  await receiver.stop()
})

test('every request to the collector has the headers that it asks for', () => {
  expect(receiver.headers.length).toBeGreaterThan(1)
  expect(new Set(receiver.headers.map((headers) => headers['x-collector-key']))).toEqual(new Set(['kept in a file']))
})

test('a sign-in has a span by its route, with its statements below it', () => {
  const { names, named } = spansOf(caller.traceId)
  const server = named('POST /portal/user/login')
  expect(server).toMatchObject({ kind: 2, parentSpanId: caller.spanId })
  expect(attributesOf(server)).toMatchObject({
    'http.route': '/portal/user/login',
    'portal.operation': 'signIn',
    'http.response.status_code': 200,
  })
  expect(names).toEqual(expect.arrayContaining(['select accounts', 'insert sessions']))
  expect(named('insert sessions')).toMatchObject({ kind: 3, parentSpanId: server?.spanId })
})

test('the mail with a code is sent in the trace of the request that wrote it', () => {
  const asked = receiver.spans.find(({ name }) => name === 'GET /portal/auth/otp')
  expect(spansOf(asked?.traceId).named('send mail')).toMatchObject({ kind: 3, parentSpanId: asked?.spanId })
})

test('a charge has spans of its route, its operator and the statements of both', () => {
  const server = request('POST /sandbox/v1/charges')
  const { names, named } = spansOf(server?.traceId)
  const operator = named('operator createCharge')
  expect(operator).toMatchObject({ kind: 3, parentSpanId: server?.spanId })
  expect(named('select api_keys')).toMatchObject({ parentSpanId: server?.spanId })
  expect(names).toContain('insert calls')
  expect(named('insert calls')).toMatchObject({ parentSpanId: operator?.spanId })
})

test('log lines are sent with the trace and span of their request', () => {
  const refused = receiver.lines.find(({ body }) => body.stringValue === 'sign-in refused')
  const server = receiver.spans.find(({ spanId }) => spanId === refused?.spanId)
  expect(refused?.severityText).toBe('INFO')
  expect(server).toMatchObject({ name: 'POST /portal/user/login', traceId: refused?.traceId })
})

test('nothing that is sent holds a secret, an address, a key, a phone number or an id of the path', () => {
  expect(receiver.spans.length).toBeGreaterThan(20)
  for (const secret of [...secrets, '/v1/charges/order-1']) expect(receiver.text()).not.toContain(secret)
})

test('keeps a bounded number of spans while the collector does not answer, and drops the rest', async () => {
  const slow = await startOtlpReceiver()
  const { promise, resolve } = Promise.withResolvers<void>()
  slow.released = promise
  const silent = startTelemetry(slow.url)
  for (let count = 0; count < 10_000; count++) silent.begin('work', { kind: 'internal' }).end()
  resolve()
  await silent.stop()
  await slow.stop()
  expect(slow.spans.length).toBeGreaterThan(0)
  expect(slow.spans.length).toBeLessThanOrEqual(2048 + 512)
})

test('reports that the collector is away', async () => {
  const away = await startOtlpReceiver()
  await away.stop()
  const lost = startTelemetry(away.url)
  const failed = new Promise<unknown>((resolve) => lost.onFailure(resolve))
  lost.begin('work', { kind: 'internal' }).end()
  await lost.stop()
  expect(await failed).toBeInstanceOf(Error)
})

import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { gatewayClient } from '#server/product-tests/gateway-client.ts'
import { startTelemetry } from '#server/telemetry/opentelemetry.ts'
import { endWith } from '#server/telemetry/spans.ts'
import { type OtlpReceiver, startOtlpReceiver } from '#tests/support/otlp-receiver.ts'

let collector: OtlpReceiver
const received: IncomingHttpHeaders[] = []
const gateway = createServer((request, response) => {
  received.push(request.headers)
  response.end('{}')
})
const call = gatewayClient(() => {
  const address = gateway.address()
  return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}/sandbox`
})
const charge = { method: 'POST', path: '/v1/charges', headers: { 'x-api-key': 'key' }, body: '{}' } as const

beforeAll(async () => {
  collector = await startOtlpReceiver()
  await once(gateway.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  gateway.closeAllConnections()
  gateway.close()
  await collector.stop()
})
beforeEach(() => void received.splice(0))

test('sends the trace of the job with each call while telemetry is on', async () => {
  const telemetry = startTelemetry(collector.url)
  const job = telemetry.begin('job run-product-tests', { kind: 'internal' })
  await endWith(job, () => call(charge))
  await telemetry.stop()
  const [headers] = received
  expect(headers).toMatchObject({ 'x-api-key': 'key', traceparent: `00-${job.ids.trace_id}-${job.ids.span_id}-01` })
  expect(collector.spans.map(({ traceId, spanId }) => ({ traceId, spanId }))).toEqual([
    { traceId: job.ids.trace_id, spanId: job.ids.span_id },
  ])
})

test('sends no trace while telemetry is off', async () => {
  await call(charge)
  expect(received).toEqual([expect.not.objectContaining({ traceparent: expect.anything() })])
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { discover } from '#server/identity/identity-provider.ts'
import { startTelemetry } from '#server/telemetry/opentelemetry.ts'
import { withSpan } from '#server/telemetry/spans.ts'
import { portalSettings } from '#tests/support/identity-provider.ts'
import { startOtlpReceiver } from '#tests/support/otlp-receiver.ts'

test('a request to the provider continues the trace of the sign-in', async () => {
  const receiver = await startOtlpReceiver()
  const telemetry = startTelemetry(receiver.url)
  const provider = createServer((request, response) => {
    const issuer = `http://${request.headers.host}`
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ issuer }))
  })
  await once(provider.listen(0, '127.0.0.1'), 'listening')
  try {
    const asked = once(provider, 'request')
    const span = telemetry.begin('POST /portal/user/sso/start', { kind: 'server' })
    await withSpan(span, () => discover(portalSettings(`http://127.0.0.1:${(provider.address() as AddressInfo).port}`)))
    const [{ headers }] = await asked
    expect(headers.traceparent).toBe(span.traceparent)
    span.end()
  } finally {
    provider.close()
    await telemetry.stop()
    await receiver.stop()
  }
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMinutes } from '#domain/time.ts'
import { type Jobs, startJobs } from '#server/jobs/jobs.ts'
import { logOptions } from '#server/plugins/log.ts'
import * as documents from '#server/repositories/documents.ts'
import { startTelemetry } from '#server/telemetry/opentelemetry.ts'
import { outgoingTrace, withSpan } from '#server/telemetry/spans.ts'
import { testApp } from '#tests/support/app.ts'
import { registration } from '#tests/support/applications.ts'
import { startOtlpReceiver } from '#tests/support/otlp-receiver.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const receiver = await startOtlpReceiver()
const telemetry = startTelemetry(receiver.url)
const lines: string[] = []
const app = testApp({ logger: { ...logOptions, stream: { write: (line: string) => void lines.push(line) } } })
let jobs: Jobs

beforeAll(async () => {
  const { database, now } = app
  // Port 9 refuses connections.
  const config = { ...app.config, clamdUrl: 'tcp://127.0.0.1:9' }
  const localUrl = async () => 'http://127.0.0.1:9'
  jobs = await startJobs({ config, database, now, log: app.app.log, localUrl, telemetry })
})
afterAll(async () => {
  await jobs.stop()
  await receiver.stop()
})

test('a job runs in the trace of the request that queued it, and its lines name that trace', async () => {
  const partner = await app.newPartner()
  const form = new FormData()
  form.append('document', registration())
  expect((await partner.upload('/portal/org/document', form)).statusCode).toBe(200)
  const request = telemetry.begin('POST /portal/org/document', { kind: 'server' })
  const [id = ''] = await documents.listPendingBefore(app.db, addMinutes(app.now(), 1), 1)
  await withSpan(request, () => jobs.scanDocument(id))
  request.end()
  const { trace_id } = request.ids
  const warnings = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'document not scanned')
  await waitFor(() => expect(warnings()).toContainEqual(expect.objectContaining({ document: id, trace_id })))
  await telemetry.stop()
  const named = (name: string) => receiver.spans.find((span) => span.traceId === trace_id && span.name === name)
  const job = named('job scan-document')
  expect(job).toMatchObject({ parentSpanId: request.ids.span_id, status: { code: 2 } })
  expect(named('scan document')).toMatchObject({ kind: 3, parentSpanId: job?.spanId })
  expect(named('select documents')).toMatchObject({ parentSpanId: job?.spanId })
})

test('without a span nothing is passed on', () => {
  expect(outgoingTrace()).toEqual({})
})

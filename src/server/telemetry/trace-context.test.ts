import { expect, test } from 'vitest'
import { newTraceIds, readTraceparent } from '#server/telemetry/trace-context.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

test.each([
  [`00-${traceId}-${spanId}-01`, true],
  [`00-${traceId}-${spanId}-00`, false],
  [`cc-${traceId}-${spanId}-01-later`, true],
])('reads %s', (header, isSampled) => {
  expect(readTraceparent(header)).toEqual({ traceId, spanId, isSampled })
})

test.each([
  undefined,
  '',
  `ff-${traceId}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${traceId}-${spanId}-01more`,
])('ignores %s', (header) => {
  expect(readTraceparent(header)).toBeUndefined()
})

test("creates new ids, and keeps the caller's trace id", () => {
  const [one, other] = [newTraceIds(), newTraceIds({ traceId, spanId, isSampled: true })]
  expect(one).toMatchObject({
    trace_id: expect.stringMatching(/^[\da-f]{32}$/),
    span_id: expect.stringMatching(/^[\da-f]{16}$/),
  })
  expect(other.trace_id).toBe(traceId)
  expect(other.span_id).not.toBe(spanId)
})

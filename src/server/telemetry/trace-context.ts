import { randomUUID } from 'node:crypto'
import type { TraceIds } from './spans.ts'

/** The parts of a `traceparent` header: https://www.w3.org/TR/trace-context/ */
export interface TraceContext {
  traceId: string
  spanId: string
  isSampled: boolean
}

/** Version 00, and later versions that begin alike. Identifiers of zeros only are invalid. */
const traceparent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:$|-)/

export function readTraceparent(header: unknown): TraceContext | undefined {
  const [, traceId, spanId, flags = ''] = (typeof header === 'string' && traceparent.exec(header)) || []
  return traceId && spanId ? { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 } : undefined
}

/** New identifiers for the log, in the trace of the caller if it has one. */
export function newTraceIds(caller?: TraceContext): TraceIds {
  return { trace_id: caller?.traceId ?? randomHex(), span_id: randomHex().slice(16) }
}

const randomHex = () => randomUUID().replaceAll('-', '')

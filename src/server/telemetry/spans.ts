import { AsyncLocalStorage } from 'node:async_hooks'

// Nothing here loads OpenTelemetry. While telemetry is off no span is ever active, and every function only runs its work.

type Attributes = Record<string, string | number | boolean>

/** As log lines name them. */
export interface TraceIds {
  trace_id: string
  span_id: string
}

type SpanKind = 'server' | 'client' | 'internal'

export interface SpanOptions {
  kind: SpanKind
  /** Never values that a caller sent: they may hold secrets. */
  attributes?: Attributes
}

/** A timed part of a request or a job. */
export interface Span {
  ids: TraceIds
  /** Value of the `traceparent` header by which a callee continues the trace. */
  traceparent: string
  begin(name: string, options: SpanOptions): Span
  rename(name: string): void
  set(attributes: Attributes): void
  /** Marks the span as failed, by the error's code or name: messages may hold values. */
  fail(error: unknown): void
  end(): void
}

/** Sends traces and logs to a collector. */
export interface Telemetry {
  /** Begins a trace, or continues the one of `traceparent`. */
  begin(name: string, options: SpanOptions, traceparent?: string): Span
  /** Sends a line that the logger wrote. */
  exportLine(line: string): void
  /** Calls `report` each time that sending fails. */
  onFailure(report: (error: unknown) => void): void
  /** Sends what is left, for at most three seconds. */
  stop(): Promise<void>
}

const active = new AsyncLocalStorage<Span>()

export const activeSpan = () => active.getStore()

/** Runs `work` with the span as the active one. */
export const withSpan = <Result>(span: Span, work: () => Result): Result => active.run(span, work)

/** Runs `work` in a span below the active one. */
export function inSpan<Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result> {
  const span = active.getStore()?.begin(name, options)
  return span ? endWith(span, work) : work()
}

/** Runs `work` with the span as the active one, and ends the span. */
export async function endWith<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await active.run(span, work)
  } catch (error) {
    span.fail(error)
    throw error
  } finally {
    span.end()
  }
}

/** For a request to another server, which then continues the trace. */
export function outgoingTrace(): { traceparent?: string } {
  const span = active.getStore()
  return span ? { traceparent: span.traceparent } : {}
}

import { setTimeout as wait } from 'node:timers/promises'
import { outgoingTrace } from '#server/telemetry/spans.ts'

export interface GatewayCall {
  method: 'GET' | 'POST'
  /** Relative to the environment's base URL. */
  path: string
  headers: Record<string, string>
  body: string | null
}

export interface GatewayAnswer {
  /** 0 when there was no answer. */
  status: number
  body: string
}

/** Calls the sandbox over HTTP, as a partner's server does. Rejects when there is no answer. */
export type CallGateway = (call: GatewayCall) => Promise<GatewayAnswer>

const timeoutMs = 30_000
const maxAttempts = 6

/** Retries after 429, as a partner's server must. */
export function gatewayClient(baseUrl: () => string | Promise<string>): CallGateway {
  return async ({ method, path, headers, body }) => {
    for (let tries = 1; ; tries++) {
      const signal = AbortSignal.timeout(timeoutMs)
      const answer = await fetch(`${await baseUrl()}${path}`, {
        method,
        headers: { ...headers, ...outgoingTrace() },
        signal,
        ...(body !== null && { body }),
      })
      const text = await answer.text()
      if (answer.status !== 429 || tries >= maxAttempts) return { status: answer.status, body: text }
      await wait(Math.min(60, Number(answer.headers.get('retry-after')) || 1) * 1000)
    }
  }
}

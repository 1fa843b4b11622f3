import { setTimeout as wait } from 'node:timers/promises'

export interface GatewayCall {
  method: 'GET' | 'POST'
  /** Below the environment's base address. */
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

const patience = 30_000
const mostTries = 6

/** Waits as a partner has to when the gateway says that the key is called too often. */
export function gatewayClient(baseUrl: () => string | Promise<string>): CallGateway {
  return async ({ method, path, headers, body }) => {
    for (let tries = 1; ; tries++) {
      const signal = AbortSignal.timeout(patience)
      const answer = await fetch(`${await baseUrl()}${path}`, {
        method,
        headers,
        signal,
        ...(body !== null && { body }),
      })
      const text = await answer.text()
      if (answer.status !== 429 || tries >= mostTries) return { status: answer.status, body: text }
      await wait(Math.min(60, Number(answer.headers.get('retry-after')) || 1) * 1000)
    }
  }
}

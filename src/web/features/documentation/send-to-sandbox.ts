import type { CallValues } from '#docs/model/snippet.ts'
import { messages } from '#domain/messages.ts'
import { networkError } from '#web/api/errors.ts'

export interface SandboxAnswer {
  status: number
  body: string
}

/** Sends a call to the sandbox of this origin: the page may call no other, whatever address its samples show. */
export async function sendToSandbox(request: CallValues & { method: string }): Promise<SandboxAnswer> {
  const { pathname, search } = new URL(request.url, window.location.href)
  const { method, headers, body } = request
  try {
    const answer = await fetch(`${pathname}${search}`, {
      method,
      headers,
      credentials: 'omit',
      cache: 'no-store',
      body,
    })
    return { status: answer.status, body: await answer.text() }
  } catch {
    throw networkError(messages.error.network)
  }
}

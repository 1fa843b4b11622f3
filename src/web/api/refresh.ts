// Renews the session. The refresh token rotates, and reusing one ends the session
// (docs/decisions/0003-two-tokens-and-local-storage.md), so only one refresh runs at a time, in this tab and across tabs.
import { isObject } from '#domain/is-object.ts'
import { messages } from '#domain/messages.ts'
import type { AuthToken } from '#generated/portal/model/authToken.ts'
import { baseUrl } from './base-url.ts'
import { openEnvelope } from './envelope.ts'
import { type AppError, isAppError, networkError, networkFailure } from './errors.ts'
import { readTokens, storeTokens } from './tokens.ts'

let onSessionEnd = () => {}
let running: Promise<boolean> | undefined

/** Set by the session store. */
export function onSessionEnded(listener: () => void) {
  onSessionEnd = listener
}

export const endSession = () => onSessionEnd()

/**
 * Renews the session if it is still `needed` when this tab holds the lock. True when tokens are stored; they may be those
 * of a later sign-in. False when the session is over; unless the person signed out, it was ended here. Throws on a lost
 * connection, which does not end the session.
 */
export function refreshSession(needed: () => boolean): Promise<boolean> {
  running ??= acrossTabs(() => renew(needed)).finally(() => {
    running = undefined
  })
  return running
}

// The lock is held slightly longer than the work, because stored values reach other tabs with a delay.
const settleMs = 100
const settled = () => new Promise((resolve) => setTimeout(resolve, settleMs))

function acrossTabs<T>(job: () => Promise<T>): Promise<T> {
  // Web Locks are missing on plain http except localhost; then only one refresh per tab is guaranteed.
  const locks = globalThis.navigator?.locks
  if (!locks) return job()
  return new Promise((resolve, reject) => {
    void locks.request('session-refresh', async () => {
      const work = job()
      work.then(resolve, reject)
      await work.catch(() => {})
      await settled()
    })
  })
}

async function renew(needed: () => boolean): Promise<boolean> {
  if (!needed()) return true
  const { refresh } = readTokens()
  if (!refresh) return over()
  const renewed = await requestTokens(refresh).catch(undefinedIfFinal)
  const current = readTokens().refresh
  // The person signed out, and perhaps in again, while the request was pending: the answer belongs to the earlier session.
  if (current !== refresh) return current !== null
  if (!renewed) return over()
  storeTokens(renewed)
  return true
}

function undefinedIfFinal(error: unknown) {
  if (isAppError(error) && isFinal(error)) return undefined
  throw error
}

const isFinal = ({ kind, status }: AppError) =>
  kind === 'APPLICATION_ERROR' && (status === 400 || status === 401 || status === 403)

function over() {
  onSessionEnd()
  return false
}

async function requestTokens(refreshToken: string): Promise<AuthToken> {
  const response = await fetch(`${baseUrl()}/portal/user/refresh`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  }).catch(networkFailure)
  return tokensOf(await openEnvelope(response))
}

function tokensOf(body: unknown): AuthToken {
  const token = pick(pick(body, 'data'), 'token')
  const [AccessToken, RefreshToken] = [pick(token, 'AccessToken'), pick(token, 'RefreshToken')]
  if (typeof AccessToken === 'string' && typeof RefreshToken === 'string') return { AccessToken, RefreshToken }
  throw networkError(messages.error.unreadable)
}

const pick = (from: unknown, key: string): unknown => (isObject(from) ? from[key] : undefined)

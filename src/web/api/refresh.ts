// The session is renewed without the user noticing. The refresh token rotates, and showing an old one ends the whole
// session (docs/decisions/0003-two-tokens-and-local-storage.md), so one refresh at a time in this tab, and one among all tabs.
import { baseUrl } from './base-url.ts'
import { openEnvelope } from './envelope.ts'
import { type AppError, isAppError, networkError } from './errors.ts'
import { readTokens, storeTokens, type TokenPair } from './tokens.ts'

let onSessionEnd = () => {}
let running: Promise<boolean> | undefined

/** The session store says what happens when the session cannot be renewed. */
export function whenSessionEnds(listener: () => void) {
  onSessionEnd = listener
}

export const endSession = () => onSessionEnd()

/**
 * Renews the session if it is still `needed` once this tab has its turn. False means the session is over, and was ended
 * here. A lost connection throws instead: it says nothing about the session.
 */
export function refreshSession(needed: () => boolean): Promise<boolean> {
  running ??= acrossTabs(() => renew(needed)).finally(() => {
    running = undefined
  })
  return running
}

// A turn ends a little later than its work: what one tab stored takes a moment to be seen by the others.
const settleMs = 100
const settled = () => new Promise((resolve) => setTimeout(resolve, settleMs))

function acrossTabs<T>(job: () => Promise<T>): Promise<T> {
  // Only missing on plain http beyond this machine, where one tab at a time is all we can promise.
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
  try {
    storeTokens(await requestTokens(refresh))
    return true
  } catch (error) {
    if (isAppError(error) && isFinal(error)) return over()
    throw error
  }
}

const isFinal = ({ kind, status }: AppError) =>
  kind === 'APPLICATION_ERROR' && (status === 400 || status === 401 || status === 403)

function over() {
  onSessionEnd()
  return false
}

async function requestTokens(refreshToken: string): Promise<TokenPair> {
  const response = await fetch(`${baseUrl()}/portal/user/refresh`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  }).catch(() => {
    throw networkError('Network error')
  })
  const { ok, status, statusText } = response
  return tokenPair(openEnvelope({ ok, status, statusText, text: await response.text() }))
}

function tokenPair(body: unknown): TokenPair {
  const token = pick(pick(body, 'data'), 'token')
  const [AccessToken, RefreshToken] = [pick(token, 'AccessToken'), pick(token, 'RefreshToken')]
  if (typeof AccessToken === 'string' && typeof RefreshToken === 'string') return { AccessToken, RefreshToken }
  throw networkError('System error. Invalid data received.')
}

const pick = (from: unknown, key: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined

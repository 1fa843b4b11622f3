// The session is renewed without the user noticing. The refresh token rotates, and showing an old one ends the whole
// session (docs/decisions/0003): so one refresh at a time in this tab, and one among all tabs.
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
 * Renews the session unless somebody already did since `stale` was read. False means it is over, and was ended here.
 * A lost connection throws instead: it says nothing about the session.
 */
export function refreshSession(stale: string): Promise<boolean> {
  running ??= acrossTabs(() => renew(stale)).finally(() => {
    running = undefined
  })
  return running
}

function acrossTabs<T>(job: () => Promise<T>): Promise<T> {
  // Only missing on plain http beyond this machine, where one tab at a time is all we can promise.
  return globalThis.navigator?.locks ? navigator.locks.request('session-refresh', job) : job()
}

async function renew(stale: string): Promise<boolean> {
  const { access, refresh } = readTokens()
  if (access && access !== stale) return true
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

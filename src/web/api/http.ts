// The one edge between the generated client and the screens: every call of the portal passes here.
// orval's mutator: the generated functions hand us their path and request, we throw an AppError or answer as
// scripts/generate/client-input.ts says: a query with the data of its envelope, a mutation with the envelope, whose
// message some screens show.
import { baseUrl } from './base-url.ts'
import { type EnvelopeRules, openEnvelope } from './envelope.ts'
import { type AppError, isAppError, networkError } from './errors.ts'
import { endSession, refreshSession } from './refresh.ts'
import { readTokens } from './tokens.ts'

/** What a generated hook throws, whatever the spec says about the body of the failure. */
export type ErrorType<_Body> = AppError
export type BodyType<Body> = Body

export interface HttpOptions extends RequestInit, EnvelopeRules {}

// These carry no token and their 401 means a wrong password or code, not the end of a session.
const identityCalls = /^\/portal\/user\/(login|signup|auth|refresh|logout)$/

// Renewing a little early saves the round trip that would answer 401.
const earlyMs = 60_000

export async function http<T>(path: string, options: HttpOptions = {}): Promise<T> {
  if (identityCalls.test(path)) return exchange<T>(path, options)
  const token = await freshToken()
  try {
    return await exchange<T>(path, options, token)
  } catch (error) {
    if (!token || !meansSignedOut(error)) throw error
    if (!(await refreshSession(() => readTokens().access === token))) throw error
    return exchange<T>(path, options, readTokens().access).catch(endOnSecondRefusal)
  }
}

async function freshToken() {
  // Offline, or the server is busy: the token may still do, and if not, the call says so itself.
  if (isEnding()) await refreshSession(isEnding).catch(() => {})
  return readTokens().access
}

function isEnding() {
  const { access, accessExpiry } = readTokens()
  return access !== null && Date.now() >= accessExpiry - earlyMs
}

// A missing code check is a 401 too, yet no refresh brings it: that session is only half signed in.
const meansSignedOut = (error: unknown) => isAppError(error) && error.status === 401 && error.code !== 'mfa-required'

function endOnSecondRefusal(error: unknown): never {
  if (meansSignedOut(error)) endSession()
  throw error
}

async function exchange<T>(path: string, options: HttpOptions, token?: string | null): Promise<T> {
  const { errorKind, ignoreStatus, ...init } = options
  const { method = 'GET' } = init
  const response = await fetch(`${baseUrl()}${address(path, method)}`, {
    ...init,
    headers: withTokens(init.headers, token),
  }).catch(networkFailure)
  const body = await readBody(response, { ...(errorKind && { errorKind }), ...(ignoreStatus && { ignoreStatus }) })
  return (method === 'GET' && 'data' in body ? body.data : body) as T
}

function withTokens(given: HeadersInit | undefined, token: string | null | undefined) {
  const headers = new Headers(given)
  if (!token) return headers
  headers.set('Authorization', `Bearer ${token}`)
  const { mfa } = readTokens()
  if (mfa) headers.set('X-MFA-Token', mfa)
  return headers
}

/** GET adds a cache-busting query parameter. */
function address(path: string, method: string) {
  return method === 'GET' ? `${path}${path.includes('?') ? '&' : '?'}nocache=${Date.now()}` : path
}

// A cancelled request is no failure; React Query knows it by its name.
function networkFailure(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error
  throw networkError('Network error')
}

async function readBody(response: Response, rules: EnvelopeRules) {
  if (response.ok && response.headers.get('Content-Disposition')?.startsWith('attachment')) return response.blob()
  const { ok, status, statusText } = response
  return openEnvelope({ ok, status, statusText, text: await response.text().catch(networkFailure) }, rules)
}

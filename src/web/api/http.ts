// orval's mutator, through which every generated function sends its request. Throws an AppError on failure; resolves as
// scripts/generate/client-input.ts declares: a query to the data of its envelope, an event stream to its body, a mutation
// to the envelope, whose message some screens show.
import type { ProblemCode } from '#domain/problems.ts'
import { baseUrl } from './base-url.ts'
import { openEnvelope } from './envelope.ts'
import { type AppError, isAppError, networkFailure } from './errors.ts'
import { endSession, refreshSession } from './refresh.ts'
import { readTokens } from './tokens.ts'

/** The error type of the generated hooks, for any failure body. */
export type ErrorType<_Body> = AppError
export type BodyType<Body> = Body

// These send no token, and their 401 means a wrong password or code.
const identityCalls = /^\/portal\/user\/(login|signup|auth|refresh|logout|sign-in-options|sso\/\w+)$/

// Renewing slightly early saves a request that would answer 401.
const refreshMarginMs = 60_000

export async function http<T>(path: string, options: RequestInit = {}): Promise<T> {
  if (identityCalls.test(path)) return exchange<T>(path, options)
  const token = await getValidToken()
  try {
    return await exchange<T>(path, options, token)
  } catch (error) {
    if (!token || !isSignedOutAnswer(error)) throw error
    if (!(await refreshSession(() => readTokens().access === token))) throw error
    return exchangeOnceMore<T>(path, options, readTokens().access)
  }
}

async function getValidToken() {
  // Offline or busy: the token may still be valid, and otherwise the call fails itself.
  if (isTokenExpiring()) await refreshSession(isTokenExpiring).catch(() => {})
  return readTokens().access
}

function isTokenExpiring() {
  const { access, accessExpiry } = readTokens()
  return access !== null && Date.now() >= accessExpiry - refreshMarginMs
}

// A missing code check or a temporary password is a 401 too, which no refresh resolves.
const codesNotSolvedByRefresh = new Set<string | undefined>([
  'mfa-required',
  'password-change-required',
] satisfies ProblemCode[])
const isSignedOutAnswer = (error: unknown) =>
  isAppError(error) && error.status === 401 && !codesNotSolvedByRefresh.has(error.code)

/** A refusal of the renewed token ends the session, unless another sign-in has replaced it. */
async function exchangeOnceMore<T>(path: string, options: RequestInit, token: string | null): Promise<T> {
  try {
    return await exchange<T>(path, options, token)
  } catch (error) {
    if (isSignedOutAnswer(error) && readTokens().access === token) endSession()
    throw error
  }
}

async function exchange<T>(path: string, options: RequestInit, token?: string | null): Promise<T> {
  const { method = 'GET' } = options
  const response = await fetch(`${baseUrl()}${address(path, method)}`, {
    ...options,
    headers: withTokens(options.headers, token),
  }).catch(networkFailure)
  if (response.headers.get('Content-Type')?.startsWith('text/event-stream')) return response.body as T
  const body = await readBody(response)
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

function readBody(response: Response) {
  const isFile = response.ok && response.headers.get('Content-Disposition')?.startsWith('attachment')
  return isFile ? response.blob().catch(networkFailure) : openEnvelope(response)
}

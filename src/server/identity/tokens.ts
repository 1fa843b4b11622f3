import {
  createHmac,
  createSecretKey,
  hash,
  type KeyObject,
  randomBytes,
  randomUUID,
  timingSafeEqual,
} from 'node:crypto'
import { SignJWT } from 'jose'
import { isUuid } from '#domain/formats/uuid.ts'
import { parseJson } from '#domain/parse-json.ts'
import { sessionDays } from '#domain/retention.ts'
import { addHours } from '#domain/time.ts'

export const accessMinutes = 15
/** After this absence, and after a week in any case, the user signs in again. */
export const refreshHours = 12
export const sessionHours = 24 * sessionDays

/** An access token names account and session; an MFA token proves that the session entered its one-time code. */
export type TokenKind = 'access' | 'mfa'

export interface Claims {
  accountId: string
  sessionId: string
}

const issuer = 'open-platform-portal'

export async function signToken(
  kind: TokenKind,
  claims: Claims,
  secret: string,
  now: Date,
  lastsUntil: Date,
): Promise<string> {
  return await new SignJWT({ sid: claims.sessionId, kind })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(claims.accountId)
    // Makes two tokens of the same second differ.
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(lastsUntil)
    .sign(keyOf(secret))
}

/** The token ends with its session: the guard checks the session on every request. */
export async function signMfaToken(claims: Claims, secret: string, now: Date): Promise<string> {
  return await signToken('mfa', claims, secret, now, addHours(now, sessionHours))
}

/** The header of every token of ours: a token with another one is refused before its signature is checked. */
const header = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url')

interface VerifiedToken extends Claims {
  issuedAt: Date
  expiresAt: Date
}

/** By a hash of secrets, kind and token. A client sends the same token with each request. */
const verified = new Map<string, VerifiedToken>()
const maxVerified = 10_000

/**
 * Undefined for anything but an unexpired token of this kind, signed with one of our secrets and the expected algorithm. A
 * signature is verified once: doing it for each request took a tenth of the time of a signed-in read.
 */
export function readToken(kind: TokenKind, token: string, secrets: string[], now: Date): VerifiedToken | undefined {
  const id = hash('sha256', [...secrets, kind, token].join(' '))
  const known = verified.get(id)
  const claims = known ?? verifyToken(kind, token, secrets)
  if (!claims || claims.expiresAt <= now) {
    verified.delete(id)
    return undefined
  }
  if (!known) remember(id, claims)
  return claims
}

function remember(id: string, claims: VerifiedToken): void {
  verified.set(id, claims)
  // Insertion order: the oldest comes first.
  const [oldest] = verified.keys()
  if (verified.size > maxVerified && oldest !== undefined) verified.delete(oldest)
}

/** Checked without jose: its check is asynchronous and took a seventh of the time of a signed-in request. */
function verifyToken(kind: TokenKind, token: string, secrets: string[]): VerifiedToken | undefined {
  const [head, payload = '', signature = '', ...more] = token.split('.')
  if (head !== header || more.length > 0) return undefined
  if (!secrets.some((secret) => isSignature(signature, `${head}.${payload}`, secret))) return undefined
  const claims: Record<string, unknown> = Object(parseJson(Buffer.from(payload, 'base64url').toString()))
  const { iss, sub, sid, exp, iat } = claims
  if (iss !== issuer || claims.kind !== kind || !isUuid(sid) || !isUuid(sub)) return undefined
  if (typeof iat !== 'number' || typeof exp !== 'number') return undefined
  return { accountId: sub, sessionId: sid, issuedAt: new Date(iat * 1000), expiresAt: new Date(exp * 1000) }
}

function isSignature(signature: string, text: string, secret: string): boolean {
  return isSameText(signature, createHmac('sha256', keyOf(secret)).update(text).digest('base64url'))
}

/** In a time that does not reveal where two texts of one length differ. */
export function isSameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Opaque: only its hash, stored in the database, gives it a meaning. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A random token needs no slow hash, since it cannot be guessed. */
export function hashToken(token: string): string {
  return hash('sha256', token)
}

const keys = new Map<string, KeyObject>()

/** One key object per secret: creating it takes longer than a signature. */
function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8')
  keys.set(secret, key)
  return key
}

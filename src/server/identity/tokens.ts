import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'

export const accessMinutes = 15
/** After this absence, and after a week in any case, the user signs in again. */
export const refreshHours = 12
export const sessionHours = 7 * 24

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

/** Undefined for anything but an unexpired token of this kind, signed with one of our secrets and the expected algorithm. */
export async function readToken(
  kind: TokenKind,
  token: string,
  secrets: string[],
  now: Date,
): Promise<(Claims & { expiresAt: Date }) | undefined> {
  for (const secret of secrets) {
    const payload = await verify(token, secret, now)
    if (!payload) continue
    if (payload.kind !== kind || !isId(payload.sid) || !isId(payload.sub)) return undefined
    return { accountId: payload.sub, sessionId: payload.sid, expiresAt: new Date((payload.exp ?? 0) * 1000) }
  }
  return undefined
}

async function verify(token: string, secret: string, now: Date): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      issuer,
      typ: 'JWT',
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'iat'],
    })
    return payload
  } catch {
    return undefined
  }
}

/** Opaque: only its hash, stored in the database, gives it a meaning. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A random token needs no slow hash, since it cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function isId(claim: unknown): claim is string {
  return typeof claim === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(claim)
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret)
}

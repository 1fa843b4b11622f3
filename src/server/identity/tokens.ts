import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

export const accessMinutes = 15
/** A browser that stays away longer than this signs in again; so does one whose session is a week old. */
export const refreshHours = 12
export const sessionHours = 7 * 24

/** An access token says who and which session; an MFA token proves that this session gave its one-time code. */
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
    // Two of one second would be alike to the letter.
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(lastsUntil)
    .sign(keyOf(secret))
}

/** Undefined for anything but an unexpired token of this kind, signed by us with the one algorithm we use. */
export async function readToken(
  kind: TokenKind,
  token: string,
  secret: string,
  now: Date,
): Promise<Claims | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      issuer,
      typ: 'JWT',
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'iat'],
    })
    if (payload.kind !== kind || !isId(payload.sid) || !isId(payload.sub)) return undefined
    return { accountId: payload.sub, sessionId: payload.sid }
  } catch {
    return undefined
  }
}

/** Opaque: it means nothing but the row its hash leads to. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Random tokens need no slow hash: there is nothing to guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function isId(claim: unknown): claim is string {
  return typeof claim === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(claim)
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret)
}

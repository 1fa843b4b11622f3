import { cutText } from '#domain/cut-text.ts'
import { addHours, addMinutes } from '#domain/time.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { mayUsePassword } from '#server/identity/passwords.ts'
import {
  accessMinutes,
  hashToken,
  newRefreshToken,
  refreshHours,
  sessionHours,
  signMfaToken,
  signToken,
} from '#server/identity/tokens.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as sessions from '#server/repositories/sessions.ts'

export interface TokenPair {
  AccessToken: string
  RefreshToken: string
}

export interface Device {
  address: string
  userAgent: string
}

/**
 * Starts a session with its first pair of tokens. Undefined when the account was disabled, or its password replaced, after
 * `account` was read.
 */
export async function startSession(
  db: Db,
  account: accounts.Account,
  device: Device,
  config: Config,
  now: Date,
): Promise<TokenPair | undefined> {
  return await db.transaction(async (tx) => {
    // A password reset ends only the sessions that exist when it commits.
    const locked = await accounts.lock(tx, account.id)
    if (locked?.passwordHash !== account.passwordHash || locked.disabledAt) return undefined
    const session = await sessions.insert(tx, newSession(account, device, now))
    return await issuePair(tx, session, config, now)
  })
}

/** Starts a session that needs no one-time code, because an identity provider signed the person in. */
export async function startProvenSession(
  db: Db,
  account: accounts.Account,
  device: Device,
  config: Config,
  now: Date,
): Promise<{ token: TokenPair; mfaToken: string }> {
  return await db.transaction(async (tx) => {
    const proof = { provenAt: now, singleSignOn: true }
    const session = await sessions.insert(tx, { ...newSession(account, device, now), ...proof })
    const claims = { accountId: account.id, sessionId: session.id }
    return {
      token: await issuePair(tx, session, config, now),
      mfaToken: await signMfaToken(claims, config.sessionSecret, now),
    }
  })
}

const newSession = (account: accounts.Account, device: Device, now: Date): sessions.NewSession => ({
  accountId: account.id,
  address: device.address,
  userAgent: cutText(device.userAgent, sessions.longestUserAgent),
  createdAt: now,
  lastSeenAt: now,
  expiresAt: addHours(now, sessionHours),
})

/**
 * Exchanges a refresh token for the next pair. A reused token means that two parties hold it, so the session ends.
 * Undefined means sign in again. There is no grace period, since the browser's tabs serialise refreshes.
 */
export async function continueSession(
  db: Db,
  refreshToken: string,
  config: Config,
  now: Date,
): Promise<TokenPair | undefined> {
  const tokenHash = hashToken(refreshToken)
  return await db.transaction(async (tx) => {
    const token = await sessions.findRefreshToken(tx, tokenHash)
    if (!token || token.expiresAt <= now) return undefined
    const open = await sessions.findOpen(tx, token.sessionId, now)
    if (!open || (!open.session.singleSignOn && !mayUsePassword(open.account, config))) return undefined
    if (!(await sessions.useRefreshToken(tx, tokenHash, now))) {
      await sessions.end(tx, token.sessionId, 'refresh-reuse', now)
      return undefined
    }
    await sessions.saveLastSeen(tx, open.session.id, now)
    return await issuePair(tx, open.session, config, now)
  })
}

/** Ends the session of the token, and returns whether it was a single sign-on. Ignores an unknown or ended one. */
export async function endSession(db: Db, refreshToken: string, now: Date): Promise<{ singleSignOn: boolean }> {
  const token = await sessions.findRefreshToken(db, hashToken(refreshToken))
  const ended = token && (await sessions.end(db, token.sessionId, 'signed-out', now))
  return { singleSignOn: ended?.singleSignOn ?? false }
}

async function issuePair(db: Db, session: sessions.Session, config: Config, now: Date): Promise<TokenPair> {
  const refreshToken = newRefreshToken()
  const claims = { accountId: session.accountId, sessionId: session.id }
  await sessions.insertRefreshToken(db, {
    tokenHash: hashToken(refreshToken),
    sessionId: session.id,
    createdAt: now,
    expiresAt: addHours(now, refreshHours),
  })
  return {
    AccessToken: await signToken('access', claims, config.sessionSecret, now, addMinutes(now, accessMinutes)),
    RefreshToken: refreshToken,
  }
}

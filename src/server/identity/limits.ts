import { setTimeout as wait } from 'node:timers/promises'
import { guessLimits } from '#domain/limits.ts'
import type { Fail } from '#domain/problems.ts'
import { secondsUntil } from '#domain/time.ts'
import type { Db } from '#server/db/database.ts'
import { addressKey } from '#server/network.ts'
import * as rateLimits from '#server/repositories/rate-limits.ts'

interface Limit {
  hits: number
  seconds: number
}

// Per client address. Generous, since everyone in an office may share one.
export const addressLimits = {
  signUp: { hits: 120, seconds: 600 },
  signIn: { hits: 200, seconds: 300 },
  accountAction: { hits: 200, seconds: 300 },
  startSingleSignOn: { hits: 200, seconds: 300 },
  finishSingleSignOn: { hits: 200, seconds: 300 },
  refreshSession: { hits: 600, seconds: 300 },
  signOut: { hits: 600, seconds: 300 },
  // Counts sent messages only: an invalid form sends no mail.
  message: { hits: 10, seconds: 600 },
  // Counted before the expensive check: a wrong solution costs the server as much as a right one. Malformed or expired
  // solutions are cheap and not counted.
  captcha: { hits: 60, seconds: 600 },
} as const satisfies Record<string, Limit>

interface AccountLimits {
  /** Per email address and client address together: other callers must not use up the owner's attempts. */
  fromOneAddress: Limit
  /** Per email address, wherever the callers are. */
  fromAnywhere?: Limit
}

// Windows are fixed, so an hour overlaps two: 100 attempts together, the most that OWASP ASVS 2.2.1 allows.
const guesses = { hits: guessLimits.attempts, seconds: guessLimits.hours * 3600 }

// With or without an account, so that the answers do not reveal accounts. A right password or session code clears its own count.
const accountLimits = {
  'sign-up': { fromOneAddress: { hits: 10, seconds: 900 }, fromAnywhere: { hits: 60, seconds: 900 } },
  password: { fromOneAddress: { hits: 10, seconds: 900 }, fromAnywhere: guesses },
  // A device that signed in before: other callers do not count.
  'known-device': { fromOneAddress: { hits: 10, seconds: 900 } },
  // Tries of email codes without a session. Each code has five tries, but callers everywhere can ask for many codes in an hour.
  code: { fromOneAddress: { hits: 20, seconds: 900 }, fromAnywhere: guesses },
  // On a device that signed in before, or at the first try of the browser that asked for the code.
  'own-code': { fromOneAddress: { hits: 20, seconds: 900 } },
  'code-mail': { fromOneAddress: { hits: 20, seconds: 3600 }, fromAnywhere: guesses },
  'password-change': { fromOneAddress: { hits: 10, seconds: 900 }, fromAnywhere: guesses },
  // A separate limit, since these callers know the password: others must not use up the owner's attempts.
  'session-code': { fromOneAddress: { hits: 20, seconds: 900 }, fromAnywhere: guesses },
  'session-code-mail': { fromOneAddress: { hits: 60, seconds: 3600 }, fromAnywhere: { hits: 120, seconds: 3600 } },
} as const satisfies Record<string, AccountLimits>

type AccountLimit = keyof typeof accountLimits

export async function countForAddress(
  db: Db,
  operation: keyof typeof addressLimits,
  ip: string,
  now: Date,
  fail: Fail<'too-many-requests'>,
): Promise<void> {
  await count(db, `address:${operation}:${addressKey(ip)}`, addressLimits[operation], now, fail)
}

interface Attempter {
  /** The email address of the account. */
  email: string
  /** The client address. */
  ip: string
}

/** `onGuesses` runs once in the window in which the attempts from anywhere are used up. */
export async function countForAccount(
  db: Db,
  limit: AccountLimit,
  attempter: Attempter,
  now: Date,
  fail: Fail<'too-many-requests'>,
  onGuesses?: () => Promise<void>,
): Promise<void> {
  const { fromOneAddress, fromAnywhere }: AccountLimits = accountLimits[limit]
  const [pairKey, accountKey] = keysOf(limit, attempter)
  // The pair first: an address that has used up its own attempts uses up no more of the account's.
  await count(db, pairKey, fromOneAddress, now, fail)
  if (fromAnywhere) await count(db, accountKey, fromAnywhere, now, fail, onGuesses)
}

export const countTryOutCall = (db: Db, accountId: string, now: Date, fail: Fail<'too-many-requests'>): Promise<void> =>
  count(db, `try-out:${accountId}`, { hits: 30, seconds: 60 }, now, fail)

/** Each file is stored and scanned. */
export const countUpload = (db: Db, accountId: string, now: Date, fail: Fail<'too-many-requests'>): Promise<void> =>
  count(db, `upload:${accountId}`, { hits: 30, seconds: 600 }, now, fail)

export async function clearAccountLimit(db: Db, limit: AccountLimit, attempter: Attempter): Promise<void> {
  for (const key of keysOf(limit, attempter)) await rateLimits.clear(db, key)
}

async function count(
  db: Db,
  key: string,
  limit: Limit,
  now: Date,
  fail: Fail<'too-many-requests'>,
  onFirstRefusal?: () => Promise<void>,
): Promise<void> {
  const { hits, endsAt } = await rateLimits.hit(db, key, limit.seconds, now)
  if (hits === limit.hits + 1) await onFirstRefusal?.()
  if (hits > limit.hits) fail('too-many-requests', { retryAfterSeconds: secondsUntil(endsAt, now) })
}

function keysOf(limit: AccountLimit, { email, ip }: Attempter): [pair: string, account: string] {
  return [`account:${limit}:${email} from ${addressKey(ip)}`, `account:${limit}:${email}`]
}

/** Answers after at least this time, so that response times do not reveal whether an account exists. */
export async function atLeast<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), wait(milliseconds)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}

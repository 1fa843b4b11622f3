import { setTimeout as wait } from 'node:timers/promises'
import { fail } from '#domain/problems.ts'
import { secondsUntil } from '#domain/time.ts'
import type { Db } from '#server/db/database.ts'
import { callerOf } from '#server/identity/network.ts'
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
  refreshSession: { hits: 600, seconds: 300 },
  signOut: { hits: 600, seconds: 300 },
  // Counts sent messages only: an invalid form sends no mail.
  message: { hits: 10, seconds: 600 },
  // Counted before the expensive check: a wrong solution costs the server as much as a right one. Malformed or expired
  // solutions are cheap and not counted.
  captcha: { hits: 60, seconds: 600 },
} as const satisfies Record<string, Limit>

// Per e-mail address, with or without an account, so that the answers do not reveal accounts. Success clears the count.
const accountLimits = {
  'sign-up': { hits: 10, seconds: 900 },
  password: { hits: 10, seconds: 900 },
  code: { hits: 20, seconds: 900 },
  'code-mail': { hits: 60, seconds: 3600 },
  // Separate, since these callers know the password: a stranger must not use up the owner's attempts.
  'session-code': { hits: 20, seconds: 900 },
  'session-code-mail': { hits: 60, seconds: 3600 },
} as const satisfies Record<string, Limit>

export type AccountLimit = keyof typeof accountLimits

/** The limits of entering a code. */
export type CodeLimit = Extract<AccountLimit, 'code' | 'session-code'>

export async function countForAddress(
  db: Db,
  operation: keyof typeof addressLimits,
  ip: string,
  now: Date,
): Promise<void> {
  await count(db, `address:${operation}:${callerOf(ip)}`, addressLimits[operation], now)
}

/** `account` is the e-mail address. */
export async function countForAccount(db: Db, limit: AccountLimit, account: string, now: Date): Promise<void> {
  await count(db, accountKey(limit, account), accountLimits[limit], now)
}

export async function clearAccountLimit(db: Db, limit: AccountLimit, account: string): Promise<void> {
  await rateLimits.clear(db, accountKey(limit, account))
}

async function count(db: Db, key: string, limit: Limit, now: Date): Promise<void> {
  const { hits, endsAt } = await rateLimits.hit(db, key, limit.seconds, now)
  if (hits > limit.hits) fail('too-many-requests', { retryAfterSeconds: secondsUntil(endsAt, now) })
}

function accountKey(limit: AccountLimit, account: string): string {
  return `account:${limit}:${account}`
}

/** Answers no earlier than that, so that response times do not reveal whether an account exists. */
export async function takeAtLeast<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), wait(milliseconds)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}

import { fail } from '#domain/problems.ts'
import type { Db } from '#server/db/database.ts'
import { secondsUntil } from '#server/identity/moments.ts'
import { callerOf } from '#server/identity/network.ts'
import * as rateLimits from '#server/repositories/rate-limits.ts'

interface Limit {
  hits: number
  seconds: number
}

// Per address: a person mistypes, a script does not stop. Many people share the address of an office.
export const addressLimits = {
  signUp: { hits: 120, seconds: 600 },
  signIn: { hits: 200, seconds: 300 },
  accountAction: { hits: 200, seconds: 300 },
  refreshSession: { hits: 600, seconds: 300 },
  signOut: { hits: 600, seconds: 300 },
  // Counted where it is sent, not where it is tried: what is refused before costs nobody a mail.
  message: { hits: 10, seconds: 600 },
  // Counted before the key is derived: a wrong answer costs its sender nothing, and the server as much as a right one. What
  // is no answer to a challenge of ours, or a late one, costs nobody anything, and closes the form to no office.
  captcha: { hits: 60, seconds: 600 },
} as const satisfies Record<string, Limit>

// Per account, whether or not there is one of that address, since a difference would tell. What succeeds is forgotten.
const accountLimits = {
  'sign-up': { hits: 10, seconds: 900 },
  password: { hits: 10, seconds: 900 },
  code: { hits: 20, seconds: 900 },
  'code-mail': { hits: 60, seconds: 3600 },
  // Counted apart: whoever gets here knows the password, and no stranger may use up what its owner needs to sign in.
  'session-code': { hits: 20, seconds: 900 },
  'session-code-mail': { hits: 60, seconds: 3600 },
} as const satisfies Record<string, Limit>

export type AccountLimit = keyof typeof accountLimits

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

export async function forgiveAccount(db: Db, limit: AccountLimit, account: string): Promise<void> {
  await rateLimits.clear(db, accountKey(limit, account))
}

async function count(db: Db, key: string, limit: Limit, now: Date): Promise<void> {
  const { hits, endsAt } = await rateLimits.hit(db, key, limit.seconds, now)
  if (hits > limit.hits) fail('too-many-requests', { retryAfterSeconds: secondsUntil(endsAt, now) })
}

function accountKey(limit: AccountLimit, account: string): string {
  return `account:${limit}:${account}`
}

import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#server/db/database.ts'
import { lastMigration } from '#server/db/migrate.ts'

// A clock that is far off ends sessions, codes and keys at once or never. The server keeps running and logs one warning.

const toleratedMs = 60_000
const effect = 'sessions, codes and keys end at wrong times: set the clock (NTP)'

/** For the start of the server; undefined when the clock agrees with PostgreSQL's and is not older than this version. */
export async function findClockWarning(db: Db, now: () => Date): Promise<string | undefined> {
  const before = now()
  const milliseconds = sql`extract(epoch from clock_timestamp()) * 1000`.mapWith(Number)
  const [database] = await db.select({ milliseconds }).from(sql`(values (1)) as once`)
  const difference = before.getTime() - (database?.milliseconds ?? Number.NaN)
  if (Math.abs(difference) > toleratedMs) {
    const minutes = Math.round(Math.abs(difference) / 60_000)
    return `the clock is ${minutes} minutes ${difference > 0 ? 'ahead of' : 'behind'} the clock of the database; ${effect} of both machines`
  }
  if (before.getTime() >= lastMigration().when) return undefined
  return `the clock says ${before.toISOString()}, which is before this version was made; ${effect}`
}

/** Logs a token issued in the future, at most once a minute: another process issued it, or the clock was set back. */
export class FutureTokenWarnings {
  #silentUntil = 0

  warn(log: FastifyBaseLogger, issuedAt: Date, now: Date): void {
    const ahead = issuedAt.getTime() - now.getTime()
    if (ahead <= toleratedMs || performance.now() < this.#silentUntil) return
    this.#silentUntil = performance.now() + 60_000
    log.warn(
      `a valid token was issued ${Math.round(ahead / 60_000)} minutes in the future: the clock was set back, or that of another process is ahead; ${effect}`,
    )
  }
}

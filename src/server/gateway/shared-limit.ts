import type { Db } from '#server/db/database.ts'
import * as rateLimits from '#server/repositories/rate-limits.ts'

interface Limit {
  hits: number
  seconds: number
  /** How many hits a process reserves in the database at once. */
  lease: number
}

interface Lease {
  left: number
  endsAt: Date
}

/**
 * A limit shared by processes: hits per window and key. Counting each hit in the database would serialise the calls of a
 * key, so a process reserves several hits and spends them from memory. Reserved hits count as spent, so all processes
 * together never exceed the limit.
 */
export class SharedLimit {
  readonly #db: Db
  readonly #limit: Limit
  readonly #leases = new Map<string, Lease>()
  readonly #renewals = new Map<string, Promise<void>>()

  constructor(db: Db, limit: Limit) {
    this.#db = db
    this.#limit = limit
  }

  /** Uses one hit. Returns the moment to wait for when none is left. */
  async take(key: string, now: Date): Promise<Date | undefined> {
    for (;;) {
      const lease = this.#leases.get(key)
      if (lease && lease.endsAt > now) {
        if (lease.left === 0) return lease.endsAt
        lease.left -= 1
        if (lease.left === 0) this.#leases.delete(key)
        return undefined
      }
      await this.#renew(key, now)
    }
  }

  /** Concurrent calls share one reservation. */
  async #renew(key: string, now: Date): Promise<void> {
    const renewal = this.#renewals.get(key) ?? this.#reserve(key, now).finally(() => this.#renewals.delete(key))
    this.#renewals.set(key, renewal)
    await renewal
  }

  /** An empty lease means that the window is used up. */
  async #reserve(key: string, now: Date): Promise<void> {
    const { hits, seconds, lease } = this.#limit
    const window = await rateLimits.hit(this.#db, key, seconds, now, lease)
    const before = window.hits - lease
    if (this.#leases.size > 10_000) this.#removeExpired(now)
    this.#leases.set(key, { left: Math.max(0, Math.min(lease, hits - before)), endsAt: window.endsAt })
  }

  #removeExpired(now: Date): void {
    for (const [key, { endsAt }] of this.#leases) if (endsAt <= now) this.#leases.delete(key)
  }
}

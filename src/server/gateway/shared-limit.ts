import type { Db } from '#server/db/database.ts'
import * as rateLimits from '#server/repositories/rate-limits.ts'

interface Limit {
  hits: number
  seconds: number
  /** How many hits a process takes out of the database at once. */
  lease: number
}

interface Lease {
  left: number
  endsAt: Date
}

/**
 * A limit that processes share: so many hits per window and key. Counting each hit in the database would make every call of
 * a key wait for the one before it, so a process takes hits by the dozen and spends them from its memory. What it has taken
 * counts as spent, whatever becomes of the process: all of them together never let more through than the limit.
 */
export class SharedLimit {
  readonly #db: Db
  readonly #limit: Limit
  readonly #leases = new Map<string, Lease>()
  readonly #asking = new Map<string, Promise<void>>()

  constructor(db: Db, limit: Limit) {
    this.#db = db
    this.#limit = limit
  }

  /** Takes one hit. Gives the moment to wait for when there is none left. */
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

  /** Calls that come while one asks wait for its answer. */
  async #renew(key: string, now: Date): Promise<void> {
    const asking = this.#asking.get(key) ?? this.#ask(key, now).finally(() => this.#asking.delete(key))
    this.#asking.set(key, asking)
    await asking
  }

  /** A lease of none left says that the window is used up. */
  async #ask(key: string, now: Date): Promise<void> {
    const { hits, seconds, lease } = this.#limit
    const window = await rateLimits.hit(this.#db, key, seconds, now, lease)
    const before = window.hits - lease
    if (this.#leases.size > 10_000) this.#forgetOver(now)
    this.#leases.set(key, { left: Math.max(0, Math.min(lease, hits - before)), endsAt: window.endsAt })
  }

  #forgetOver(now: Date): void {
    for (const [key, { endsAt }] of this.#leases) if (endsAt <= now) this.#leases.delete(key)
  }
}

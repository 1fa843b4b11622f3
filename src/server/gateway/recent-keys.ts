import { hashKeyValue } from '#server/identity/api-key-value.ts'

const rememberedMs = 60_000
const most = 10_000

/**
 * Hashes of the keys that this process admitted within the last minute. Calls with them are limited per key and not per
 * address: several projects may share an address, and other callers there must not use up their limit. A call that is
 * refused before it is admitted removes its key, so that further such calls count for their address.
 */
export class RecentKeys {
  readonly #until = new Map<string, number>()

  has(key: string | string[] | undefined, now: Date): boolean {
    if (typeof key !== 'string') return false
    return (this.#until.get(hashKeyValue(key)) ?? 0) > now.getTime()
  }

  add(key: string, now: Date): void {
    const hash = hashKeyValue(key)
    this.#until.delete(hash)
    this.#until.set(hash, now.getTime() + rememberedMs)
    // Insertion order: the oldest comes first.
    const [oldest] = this.#until.keys()
    if (this.#until.size > most && oldest !== undefined) this.#until.delete(oldest)
  }

  delete(key: string | string[] | undefined): void {
    if (typeof key === 'string') this.#until.delete(hashKeyValue(key))
  }
}

import { hashKeyValue } from '#server/identity/api-key-value.ts'

const rememberedMs = 60_000
const most = 10_000

/**
 * The keys that this process let in within the last minute, by their hashes. Their calls have a limit of their own, so the
 * limit of their address does not count them: many projects may stand behind one address, and no stranger at it uses up
 * what they need.
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
    // The oldest stands first.
    const [oldest] = this.#until.keys()
    if (this.#until.size > most && oldest !== undefined) this.#until.delete(oldest)
  }
}

import { setImmediate } from 'node:timers/promises'
import { codesOf } from '#server/config-error.ts'

interface Limits {
  items: number
  /** Batches that run at the same time. */
  batches: number
}

/**
 * Runs a task for several items at once: for those of one turn of the event loop, and for those that wait while as many
 * batches run as may. When the database refuses a batch, each of its items runs alone, so that only those fail that are
 * refused.
 */
export class Batches<Item> {
  readonly #run: (items: Item[]) => Promise<void>
  readonly #limits: Limits
  readonly #waiting: { item: Item; done: PromiseWithResolvers<void> }[] = []
  #running = 0

  constructor(limits: Limits, run: (items: Item[]) => Promise<void>) {
    this.#limits = limits
    this.#run = run
  }

  /** Resolves when the task has run for this item. */
  add(item: Item): Promise<void> {
    const done = Promise.withResolvers<void>()
    this.#waiting.push({ item, done })
    if (this.#running < this.#limits.batches) void this.#runWaiting()
    return done.promise
  }

  async #runWaiting(): Promise<void> {
    this.#running++
    // The embedded database answers without leaving the turn: each of its items would run alone.
    await setImmediate()
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#limits.items)
      try {
        await this.#run(batch.map(({ item }) => item))
        for (const { done } of batch) done.resolve()
      } catch (error) {
        const runsAgain = batch.length > 1 && isRefusal(error)
        for (const { item, done } of batch) {
          if (runsAgain) this.#run([item]).then(done.resolve, done.reject)
          else done.reject(error)
        }
      }
    }
    this.#running--
  }
}

/** Whether the database refused the data, or gave up for another transaction: SQLSTATE classes 22, 23 and 40. */
function isRefusal(error: unknown): boolean {
  return codesOf(error).some((code) => /^(22|23|40)...$/.test(code))
}

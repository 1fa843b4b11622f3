import type { Context, SimulatedRequest } from '#simulator/request.ts'
import { type Settlement, settle } from '#simulator/settle.ts'
import { serializeKey } from '#simulator/state/keys.ts'
import type { Entry, RecordKey } from '#simulator/state/records.ts'

interface Row {
  entry: Entry
  version: number
}

/**
 * Simulates the gateway's database: one row per record, with concurrent writers. A call is written only if the rows that it
 * read, including absent ones, have not changed. Otherwise it is decided again.
 */
export class RowStore {
  readonly #rows = new Map<string, Row>()
  loads = 0

  async call(request: SimulatedRequest, context: Context): Promise<Settlement> {
    for (;;) {
      const seen = new Map<string, number>()
      const settled = await settle((recordKeys) => this.#load(recordKeys, seen), request, context)
      if (!this.#isUnchanged(seen)) continue
      for (const entry of settled.changes) this.write(entry)
      return settled
    }
  }

  write(entry: Entry): void {
    const name = serializeKey(entry)
    this.#rows.set(name, { entry, version: this.#versionOf(name) + 1 })
  }

  entries(): Entry[] {
    return [...this.#rows.values()].map(({ entry }) => entry)
  }

  async #load(recordKeys: RecordKey[], seen: Map<string, number>): Promise<Entry[]> {
    this.loads += 1
    // Lets other calls run, as they do while a database loads.
    await Promise.resolve()
    for (const recordKey of recordKeys) seen.set(serializeKey(recordKey), this.#versionOf(serializeKey(recordKey)))
    return recordKeys.flatMap((recordKey) => this.#rows.get(serializeKey(recordKey))?.entry ?? [])
  }

  #versionOf(name: string): number {
    return this.#rows.get(name)?.version ?? 0
  }

  #isUnchanged(seen: Map<string, number>): boolean {
    return [...seen].every(([name, version]) => this.#versionOf(name) === version)
  }
}

import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'
import { isWrite } from '#server/db/room.ts'

type EnsureRoom = () => Promise<void>

/** PGlite behind the guard for a full disk: no statement that writes reaches it while there is no room, a job's included. */
export class EmbeddedDatabase extends PGlite {
  readonly #ensureRoom: EnsureRoom

  constructor(ensureRoom: EnsureRoom, options: PGliteOptions) {
    super(options)
    this.#ensureRoom = ensureRoom
  }

  override async query<T>(query: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    if (isWrite(query)) await this.#ensureRoom()
    return await super.query<T>(query, params, options)
  }

  override async exec(query: string, options?: QueryOptions): Promise<Array<Results>> {
    if (isWrite(query)) await this.#ensureRoom()
    return await super.exec(query, options)
  }

  override async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return await super.transaction((tx) => work(this.#guarded(tx)))
  }

  #guarded(tx: Transaction): Transaction {
    const ensureRoom = this.#ensureRoom
    return {
      ...tx,
      // `closed` is a getter that must keep reading the transaction's own state.
      get closed() {
        return tx.closed
      },
      async query<T>(query: string, params?: unknown[], options?: QueryOptions) {
        if (isWrite(query)) await ensureRoom()
        return await tx.query<T>(query, params, options)
      },
      async exec(query: string, options?: QueryOptions) {
        if (isWrite(query)) await ensureRoom()
        return await tx.exec(query, options)
      },
    }
  }
}

/**
 * Opens the database in the folder; the caller holds the folder's lock. A new one is made beside its place and moved
 * there when it is whole, so a process killed while making it leaves nothing that looks like a database.
 */
export async function openEmbedded(folder: string, ensureRoom: EnsureRoom): Promise<EmbeddedDatabase> {
  const place = join(folder, 'database')
  const draft = `${place}.draft`
  rmSync(draft, { recursive: true, force: true })
  if (!existsSync(place)) {
    await ensureRoom()
    mkdirSync(draft, { recursive: true, mode: 0o700 })
    const made = await open(draft, ensureRoom)
    await made.close()
    renameSync(draft, place)
  }
  // Left behind by a killed process; the folder's lock proves that it is nobody's.
  for (const pidFile of globSync(join(place, 'postmaster.pid'))) rmSync(pidFile)
  return await open(place, ensureRoom)
}

async function open(dataDir: string, ensureRoom: EnsureRoom): Promise<EmbeddedDatabase> {
  const database = new EmbeddedDatabase(ensureRoom, { dataDir })
  await database.waitReady
  return database
}

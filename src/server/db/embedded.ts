import { existsSync, globSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { PGlite, type PGliteOptions, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'
import { ConfigError, codeOf, unusableDataDir } from '#server/config-error.ts'
import { isWrite } from '#server/db/disk-space.ts'
import { changesTables, isPreparable, PreparedStatements } from '#server/db/prepared-statements.ts'
import { inStatementSpan } from '#server/telemetry/statement-spans.ts'

/** Throws for a folder that this user cannot read: it may hold one. */
export function hasDatabase(dataDir: string): boolean {
  try {
    statSync(join(dataDir, 'database'))
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw unusableDataDir(dataDir, error)
  }
}

/** Where restore unpacks. It gets the name of the database when all files are there, so its presence is an unfinished restore. */
export const restorePlace = (dataDir: string) => join(dataDir, 'database.restore')

export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(restorePlace(dataDir))) return
  throw new ConfigError(
    'DATA_DIR',
    `a restore into ${dataDir} is not complete: wait for it, or, if it was interrupted, empty the folder and restore again`,
  )
}

type RequireRoom = () => Promise<void>

/** How long statements may follow each other before the process reads requests again. */
const longestTurnMs = 5

/**
 * PGlite with a guard against a full disk: while there is no room, writing statements are rejected, those of jobs
 * included. Statements on rows are prepared once. Statements that follow each other leave room for requests.
 */
export class EmbeddedDatabase extends PGlite {
  /** Throws storage-full while nothing can be written. */
  readonly requireRoom: RequireRoom
  readonly #statements = new PreparedStatements(this)
  #turnEndsAt = 0

  constructor(requireRoom: RequireRoom, options: PGliteOptions) {
    super(options)
    this.requireRoom = requireRoom
  }

  /** PGlite answers without leaving the turn of the event loop: in a loop of statements the process would do nothing else. */
  async #yieldTurn(): Promise<void> {
    if (performance.now() < this.#turnEndsAt) return
    await setImmediate()
    this.#turnEndsAt = performance.now() + longestTurnMs
  }

  override query<T>(query: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return inStatementSpan(query, () => this.#query<T>(query, params, options))
  }

  async #query<T>(query: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    await this.#yieldTurn()
    if (isWrite(query)) await this.requireRoom()
    if (!isPreparable(query)) return await this.#outdating(query, () => super.query<T>(query, params, options))
    // As `query` itself does. `runExclusive` alone would let the statement into the transaction of another one.
    await this._checkReady()
    return await this._runExclusiveTransaction(async () => {
      const results = await this.#runPrepared<T>(query, params, options)
      await this.syncToFs()
      return results
    })
  }

  override async exec(query: string, options?: QueryOptions): Promise<Array<Results>> {
    if (isWrite(query)) await this.requireRoom()
    return await this.#outdating(query, () => super.exec(query, options))
  }

  override async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return await super.transaction((tx) => work(this.#guarded(tx)))
  }

  #guarded(tx: Transaction): Transaction {
    return {
      ...tx,
      // `closed` is a getter that must keep reading the transaction's own state.
      get closed() {
        return tx.closed
      },
      query: <T>(query: string, params?: unknown[], options?: QueryOptions) =>
        inStatementSpan(query, () => this.#queryIn<T>(tx, query, params, options)),
      exec: async (query: string, options?: QueryOptions) => {
        if (isWrite(query)) await this.requireRoom()
        return await this.#outdating(query, () => tx.exec(query, options))
      },
    }
  }

  async #queryIn<T>(tx: Transaction, query: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    await this.#yieldTurn()
    if (isWrite(query)) await this.requireRoom()
    if (!tx.closed && isPreparable(query)) return await this.#runPrepared<T>(query, params, options)
    return await this.#outdating(query, () => tx.query<T>(query, params, options))
  }

  async #runPrepared<T>(query: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return await this.runExclusive(() => this.#statements.run<T>(query, params, options))
  }

  /** A schema change may change the columns of a prepared statement. */
  async #outdating<T>(query: string, run: () => Promise<T>): Promise<T> {
    try {
      return await run()
    } finally {
      if (changesTables(query)) this.#statements.outdate()
    }
  }
}

/**
 * Opens the database in the folder; the caller holds the folder's lock. A new database is created in a temporary folder
 * and renamed when complete, so that a killed process leaves no partial database.
 */
export async function openEmbedded(folder: string, requireRoom: RequireRoom): Promise<EmbeddedDatabase> {
  const place = join(folder, 'database')
  const draft = `${place}.draft`
  rmSync(draft, { recursive: true, force: true })
  if (!existsSync(place)) {
    await requireRoom()
    mkdirSync(draft, { recursive: true, mode: 0o700 })
    const made = await open(draft, requireRoom)
    await made.close()
    renameSync(draft, place)
  }
  // Left by a killed process: this process holds the lock, so no other one uses it.
  for (const pidFile of globSync(join(place, 'postmaster.pid'))) rmSync(pidFile)
  return await open(place, requireRoom)
}

/**
 * With its 128 MB of shared buffers PGlite takes 130 MB more of memory; what does not fit is read from the files. Its price of
 * a random page, 4, is one of turning disks: a list of ten rows would be found by reading all thousand.
 */
const settings = ['-c', 'shared_buffers=32MB', '-c', 'random_page_cost=1.1']

async function open(dataDir: string, requireRoom: RequireRoom): Promise<EmbeddedDatabase> {
  const database = new EmbeddedDatabase(requireRoom, {
    dataDir,
    startParams: [...PGlite.defaultStartParams, ...settings],
  })
  await database.waitReady
  return database
}

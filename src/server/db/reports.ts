import type pg from 'pg'
import type { Db } from './database.ts'

/** Reads figures and exports, which may be a little late. */
export interface Reports {
  read<Found>(work: (db: Db) => Promise<Found>): Promise<Report<Found>>
  /** Undefined without a replica. */
  figures?(): ReportFigures
}

export interface Report<Found> {
  found: Found
  /** Everything that was committed before is in it. */
  asOf: Date
}

/** Where reads went: to the replica, or to the primary because the replica was late or failed. */
export type ReportSource = 'replica' | 'late' | 'failed'

export interface ReportFigures {
  reads: Readonly<Record<ReportSource, number>>
  /** Undefined before the replica has answered. */
  lagSeconds: number | undefined
}

export function readFromPrimary(db: Db): Reports {
  return { read: (work) => timed(db, work) }
}

async function timed<Found>(db: Db, work: (db: Db) => Promise<Found>): Promise<Report<Found>> {
  const asOf = new Date()
  return { found: await work(db), asOf }
}

export interface Server {
  db: Db
  pool: pg.Pool
}

/** Where the log of changes was at a moment of the primary. */
interface Sample {
  at: number
  position: bigint
}

const sampleMs = 1000
const positionOfPrimary = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as position`
const positionOfReplica = `select pg_is_in_recovery() as "isReplica",
  coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::text as position`

/**
 * Reads from a streaming replica while its data are new enough, otherwise from the primary. How old they are follows from the
 * positions of both servers in the log of changes: their clocks may differ, and an idle primary writes nothing to compare.
 */
export class ReplicaReports implements Reports {
  readonly #primary: Server
  readonly #replica: Server
  readonly #maxLagMs: number
  readonly #reads: Record<ReportSource, number> = { replica: 0, late: 0, failed: 0 }
  #samples: Sample[] = []
  #asOf: number | undefined
  #timer: NodeJS.Timeout | undefined
  #sampling: Promise<void> | undefined

  constructor(primary: Server, replica: Server, maxLagSeconds: number) {
    this.#primary = primary
    this.#replica = replica
    this.#maxLagMs = maxLagSeconds * 1000
  }

  get pool(): pg.Pool {
    return this.#replica.pool
  }

  async start(): Promise<void> {
    await this.#sample()
    this.#timer = setInterval(() => {
      this.#sampling ??= this.#sample().finally(() => {
        this.#sampling = undefined
      })
    }, sampleMs).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#replica.pool.end()
  }

  async read<Found>(work: (db: Db) => Promise<Found>): Promise<Report<Found>> {
    const asOf = this.#asOf
    if (asOf === undefined || Date.now() - asOf > this.#maxLagMs) return await this.#readPrimary('late', work)
    try {
      const found = await work(this.#replica.db)
      this.#reads.replica += 1
      return { found, asOf: new Date(asOf) }
    } catch {
      return await this.#readPrimary('failed', work)
    }
  }

  figures(): ReportFigures {
    const lagSeconds = this.#asOf === undefined ? undefined : (Date.now() - this.#asOf) / 1000
    return { reads: this.#reads, lagSeconds }
  }

  #readPrimary<Found>(because: ReportSource, work: (db: Db) => Promise<Found>): Promise<Report<Found>> {
    this.#reads[because] += 1
    return timed(this.#primary.db, work)
  }

  /** Without an answer of either server, the data get older. */
  async #sample(): Promise<void> {
    try {
      const at = Date.now()
      const primary = await this.#primary.pool.query<{ position: string }>(positionOfPrimary)
      this.#samples.push({ at, position: BigInt(primary.rows[0]?.position ?? 0) })
      // Older data are refused anyway.
      this.#samples = this.#samples.filter((sample) => at - sample.at <= this.#maxLagMs + sampleMs)
      const replica = await this.#replica.pool.query<{ isReplica: boolean; position: string }>(positionOfReplica)
      const { isReplica = false, position = '0' } = replica.rows[0] ?? {}
      if (isReplica) this.#advance(BigInt(position))
    } catch {}
  }

  #advance(replayed: bigint): void {
    const latest = this.#samples.findLast(({ position }) => position <= replayed)
    if (!latest) return
    this.#asOf = latest.at
    this.#samples = this.#samples.filter(({ at }) => at >= latest.at)
  }
}

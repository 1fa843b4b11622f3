import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/connect.ts'
import { jobQueue } from '#server/db/job-queue.ts'
import { describeError } from '#server/describe-error.ts'

export interface JobContext {
  config: Config
  database: Database
  log: FastifyBaseLogger
  now: () => Date
  /** The address of this server, once it listens, for jobs that call it. */
  localUrl: () => Promise<string>
}

/**
 * The queue is in the database, so each job is run by exactly one of the processes. The database was refused unless it has the
 * tables of this version; pg-boss may still build indexes that an upgrade left for later.
 */
export async function startQueue({ database, log }: Pick<JobContext, 'database' | 'log'>): Promise<PgBoss> {
  const boss = new PgBoss({
    ...jobQueue(database.jobs, database.kind),
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', logOncePerMinute(log, 'the job queue failed and will retry'))
  await boss.start()
  return boss
}

/** Runs `work` on the cron schedule, in UTC, in one process at a time. */
export async function schedule(boss: PgBoss, name: string, cron: string, work: () => Promise<unknown>): Promise<void> {
  await boss.createQueue(name)
  await boss.schedule(name, cron)
  await boss.work(name, async () => void (await work()))
}

/** Workers poll every second or two: with a full disk or no database, each poll would log the same error. */
export function logOncePerMinute(log: FastifyBaseLogger, message: string) {
  let silentUntil = 0
  return (error: unknown): void => {
    if (Date.now() < silentUntil) return
    silentUntil = Date.now() + 60_000
    log.warn({ error: describeError(error) }, message)
  }
}

import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/connect.ts'
import { describeError } from '#server/describe-error.ts'

export interface JobContext {
  config: Config
  database: Database
  log: FastifyBaseLogger
  now: () => Date
  /** The address of this server, once it listens, for jobs that call it. */
  localUrl: () => Promise<string>
}

/** The queue lives in the database, so any process may take a job, and only one does. */
export async function startQueue({ database, log }: Pick<JobContext, 'database' | 'log'>): Promise<PgBoss> {
  const boss = new PgBoss({
    db: database.jobs,
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: 'jobs',
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', logOncePerMinute(log))
  await boss.start()
  return boss
}

/** Runs `work` at the times that `cron` names, in UTC, in one process at a time. */
export async function schedule(boss: PgBoss, name: string, cron: string, work: () => Promise<unknown>): Promise<void> {
  await boss.createQueue(name)
  await boss.schedule(name, cron)
  await boss.work(name, async () => void (await work()))
}

/** Workers poll every second or two: with a full disk or no database, each poll would log the same error. */
function logOncePerMinute(log: FastifyBaseLogger) {
  let silentUntil = 0
  return (error: unknown): void => {
    if (Date.now() < silentUntil) return
    silentUntil = Date.now() + 60_000
    log.warn({ error: describeError(error) }, 'the job queue failed and will retry')
  }
}

import type { FastifyBaseLogger } from 'fastify'
import { type ConstructorOptions, PgBoss, type SendOptions } from 'pg-boss'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/connect.ts'
import { jobQueue } from '#server/db/job-queue.ts'
import { describeError } from '#server/describe-error.ts'
import type { Figures } from '#server/telemetry/figures.ts'
import { endWith, type Telemetry } from '#server/telemetry/spans.ts'
import { newTraceIds, readTraceparent } from '#server/telemetry/trace-context.ts'

export interface JobContext {
  config: Config
  database: Database
  log: FastifyBaseLogger
  now: () => Date
  /** The address of this server, once it listens, for jobs that call it. */
  localUrl: () => Promise<string>
  figures?: Figures
  telemetry?: Telemetry
}

type Runner = Pick<JobContext, 'log' | 'telemetry'>

/** The queue of jobs. Each job runs in a trace. */
export class TracedBoss extends PgBoss {
  readonly #runner: Runner

  constructor(options: ConstructorOptions, runner: Runner) {
    super(options)
    this.#runner = runner
  }

  /** Continues the trace of the request that queued the job; without its `traceparent` a new one begins. */
  async run<Result>(
    name: string,
    traceparent: string | undefined,
    work: (log: FastifyBaseLogger) => Promise<Result>,
  ): Promise<Result> {
    const { log, telemetry } = this.#runner
    const span = telemetry?.begin(`job ${name}`, { kind: 'internal' }, traceparent)
    const jobLog = log.child(span?.ids ?? newTraceIds(readTraceparent(traceparent)))
    return await (span ? endWith(span, () => work(jobLog)) : work(jobLog))
  }
}

/**
 * The queue is in the database, so each job is run by exactly one of the processes. The database was refused unless it has the
 * tables of this version; pg-boss may still build indexes that an upgrade left for later.
 */
export async function startQueue(context: Runner & Pick<JobContext, 'database'>): Promise<TracedBoss> {
  const { jobs, kind } = context.database
  const boss = new TracedBoss({ ...jobQueue(jobs, kind), reindex: false, monitorVacuum: false }, context)
  boss.on('error', logOncePerMinute(context.log, 'the job queue failed and will retry'))
  await boss.start()
  return boss
}

/** Runs `work` on the cron schedule, in UTC, in one process at a time. */
export async function schedule(
  boss: TracedBoss,
  name: string,
  cron: string,
  work: () => Promise<unknown>,
  retries: SendOptions = {},
): Promise<void> {
  await boss.createQueue(name)
  await boss.schedule(name, cron, null, retries)
  await workOn(boss, name, work)
}

/** Runs `work` for each job of an existing queue. pg-boss itself does not log a failure. */
export async function workOn(boss: TracedBoss, name: string, work: () => Promise<unknown>): Promise<void> {
  const run = (log: FastifyBaseLogger) =>
    work().catch((error: unknown) => {
      log.warn({ job: name, error: describeError(error) }, 'job failed')
      throw error
    })
  await boss.work(name, async () => void (await boss.run(name, undefined, run)))
}

/** Workers poll every second or two: with a full disk or no database, each poll would log the same error. */
export function logOncePerMinute(log: FastifyBaseLogger, message: string) {
  let silentUntil = 0
  return (error: unknown): void => {
    if (performance.now() < silentUntil) return
    silentUntil = performance.now() + 60_000
    log.warn({ error: describeError(error) }, message)
  }
}

import type { PgBoss } from 'pg-boss'
import type { BackgroundJobs } from '#server/background-jobs.ts'
import { keepCallMonths } from '#server/jobs/call-months.ts'
import { countCalls, tidyFigures } from '#server/jobs/count-calls.ts'
import { startMailDelivery } from '#server/jobs/deliver-mail.ts'
import { type JobContext, schedule, startQueue } from '#server/jobs/queue.ts'
import { startReviewJobs } from '#server/jobs/review-jobs.ts'
import { forgetOldSandboxes, forgetSpentRecords, tidy } from '#server/jobs/tidy.ts'

export interface Jobs extends BackgroundJobs {
  deliver(mailId: string): Promise<void>
  /** Stops taking product tests and waits for those that are running: they call this server. */
  finishProductTests(): Promise<void>
  stop(): Promise<void>
}

interface JobsOptions extends JobContext {
  /** Runs once after the start, as a job: the demo's calls take a second or two to write. */
  seedCalls?: () => Promise<void>
}

/** BackgroundJobs that outlives its request, and work that no request causes. */
export async function startJobs({ seedCalls, ...context }: JobsOptions): Promise<Jobs> {
  const boss = await startQueue(context)
  const deliver = async (mailId: string): Promise<void> => {
    await boss.send('deliver-mail', { mailId }, { singletonKey: mailId })
  }
  await startCallJobs(boss, context, seedCalls)
  await startCleanup(boss, context)
  if (context.config.smtpUrl) await startMailDelivery(boss, context, context.config.smtpUrl, deliver)
  const work = await startReviewJobs(boss, context, context.config.smtpUrl ? deliver : undefined)
  return {
    ...work,
    deliver,
    finishProductTests: () => boss.offWork('run-product-tests'),
    stop: () => boss.stop({ graceful: true, timeout: 5000, close: false }),
  }
}

async function startCallJobs(
  boss: PgBoss,
  { database, now }: JobContext,
  seedCalls: JobsOptions['seedCalls'],
): Promise<void> {
  const { db } = database
  // At once too: without the current month's partition no call can be stored.
  await keepCallMonths(db, now())
  await schedule(boss, 'keep-call-months', '20 3 * * *', () => keepCallMonths(db, now()))
  await schedule(boss, 'count-calls', '* * * * *', () => countCalls(database))
  // Calls that were stored while no process was running.
  await boss.send('count-calls', {})
  await schedule(boss, 'tidy-figures', '40 3 * * *', () => tidyFigures(db, now()))
  if (!seedCalls) return
  await boss.createQueue('seed-traffic')
  await boss.work('seed-traffic', seedCalls)
  await boss.send('seed-traffic', {})
}

async function startCleanup(boss: PgBoss, { config, database: { db }, now }: JobContext): Promise<void> {
  await schedule(boss, 'forget-old-sandboxes', '40 3 * * *', () => forgetOldSandboxes(db, now()))
  await schedule(boss, 'forget-spent-records', '50 3 * * *', () => forgetSpentRecords(db, now()))
  await schedule(boss, 'tidy', '*/10 * * * *', () => tidy(db, config, now()))
}

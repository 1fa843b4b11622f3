import type { BackgroundJobs } from '#server/background-jobs.ts'
import { describeError } from '#server/describe-error.ts'
import { maintainCallPartitions } from '#server/jobs/call-partitions.ts'
import {
  deleteExpiredRows,
  deleteExpiredSimulatorRecords,
  deleteUnconfirmedSignUps,
  deleteUnusedSandboxes,
} from '#server/jobs/cleanup.ts'
import { countCalls, deleteOldFigures } from '#server/jobs/count-calls.ts'
import { startMailDelivery } from '#server/jobs/deliver-mail.ts'
import { startMessageMails } from '#server/jobs/mail-messages.ts'
import { type JobContext, schedule, startQueue, type TracedBoss, workOn } from '#server/jobs/queue.ts'
import { startReviewJobs } from '#server/jobs/review-jobs.ts'

export interface Jobs extends BackgroundJobs {
  /** Sends what was committed to the outbox. */
  deliver(): void
  /** Stops product tests and waits for running ones, which call this server. */
  finishProductTests(): Promise<void>
  stop(): Promise<void>
}

interface JobsOptions extends JobContext {
  /** Runs once after the start, as a job, because writing the demo's calls takes seconds. */
  seedCalls?: () => Promise<void>
}

/** Retries for about an hour while a backup reads the log. */
const monthRetries = { retryLimit: 9, retryDelay: 60, retryBackoff: true, retryDelayMax: 600 } as const

export const formerSchedules = [
  'sweep-mail',
  'tidy',
  'tidy-figures',
  'forget-old-sandboxes',
  'forget-spent-records',
  'tell-expiring-keys',
]

/** Background jobs of requests, and scheduled jobs. */
export async function startJobs({ seedCalls, ...context }: JobsOptions): Promise<Jobs> {
  const boss = await startQueue(context)
  await startCallJobs(boss, context, seedCalls)
  await startCleanup(boss, context)
  // Databases of earlier versions have schedules under these names, and no worker runs their jobs.
  for (const name of formerSchedules) await boss.unschedule(name)
  const { smtpUrl } = context.config
  const delivery = smtpUrl ? startMailDelivery(context, smtpUrl) : undefined
  const deliver = delivery && (() => delivery.wake())
  const work = await startReviewJobs(boss, context, deliver)
  const stopMessageMails = startMessageMails(context, deliver)
  return {
    ...work,
    deliver: () => delivery?.wake(),
    finishProductTests: () => boss.offWork('run-product-tests'),
    async stop() {
      await boss.stop({ graceful: true, timeout: 5000, close: false })
      await stopMessageMails()
      await delivery?.stop()
    },
  }
}

async function startCallJobs(
  boss: TracedBoss,
  { database, log, now }: JobContext,
  seedCalls: JobsOptions['seedCalls'],
): Promise<void> {
  const { db } = database
  const keepMonths = () => maintainCallPartitions(db, now())
  await schedule(boss, 'keep-call-months', '20 3 * * *', keepMonths, monthRetries)
  // Also at once: a new database has no month. After a failure calls are stored outside the months, and a retry moves them.
  await keepMonths().catch(async (error: unknown) => {
    log.warn({ job: 'keep-call-months', error: describeError(error) }, 'job failed')
    await boss.send('keep-call-months', {}, monthRetries)
  })
  await schedule(boss, 'count-calls', '* * * * *', () => countCalls(database))
  // Counts calls that were stored while no process was running.
  await boss.send('count-calls', {})
  await schedule(boss, 'delete-old-figures', '40 3 * * *', () => deleteOldFigures(db, now()))
  if (!seedCalls) return
  await boss.createQueue('seed-traffic')
  await workOn(boss, 'seed-traffic', seedCalls)
  await boss.send('seed-traffic', {})
}

async function startCleanup(boss: TracedBoss, { config, database: { db }, now }: JobContext): Promise<void> {
  await schedule(boss, 'delete-unconfirmed-sign-ups', '30 3 * * *', () => deleteUnconfirmedSignUps(db, now()))
  await schedule(boss, 'delete-unused-sandboxes', '40 3 * * *', () => deleteUnusedSandboxes(db, now()))
  await schedule(boss, 'delete-spent-records', '50 3 * * *', () => deleteExpiredSimulatorRecords(db, now()))
  await schedule(boss, 'delete-expired-rows', '*/10 * * * *', () => deleteExpiredRows(db, config, now()))
}

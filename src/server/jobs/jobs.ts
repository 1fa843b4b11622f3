import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/connect.ts'
import { seedTraffic } from '#server/db/seed-traffic.ts'
import { addMinutes } from '#server/identity/moments.ts'
import { keepCallMonths } from '#server/jobs/call-months.ts'
import { countCalls, tidyFigures } from '#server/jobs/count-calls.ts'
import { deliverMail } from '#server/jobs/deliver-mail.ts'
import type { Work } from '#server/jobs/errands.ts'
import { startReviewJobs } from '#server/jobs/review-jobs.ts'
import { forgetOldSandboxes, forgetSpentRecords, tidy } from '#server/jobs/tidy.ts'
import { openTransport } from '#server/mail/transport.ts'
import { describeError } from '#server/plugins/describe-error.ts'
import * as mailOutbox from '#server/repositories/mail-outbox.ts'

export interface Jobs extends Work {
  deliver(mailId: string): Promise<void>
  /** No product test begins any more, and those under way are done. */
  rest(): Promise<void>
  stop(): Promise<void>
}

export interface Surroundings {
  config: Config
  database: Database
  log: FastifyBaseLogger
  now: () => Date
  /** Where this very server answers, once it does, for jobs that call it. */
  localUrl: () => Promise<string>
}

/** A mail that could not be delivered is tried again for about an hour; a code in it is long dead by then. */
const mailQueue = { policy: 'exclusive', retryLimit: 9, retryDelay: 5, retryBackoff: true, retryDelayMax: 900 } as const

/** Work that outlives its request. The queue is in the database, so any process may do it, and each job is done by one. */
export async function startJobs(surroundings: Surroundings): Promise<Jobs> {
  const { config, database, log, now } = surroundings
  const boss = new PgBoss({
    db: database.jobs,
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: 'jobs',
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', quietly(log))
  await boss.start()

  const deliver = async (mailId: string): Promise<void> => {
    await boss.send('deliver-mail', { mailId }, { singletonKey: mailId })
  }

  // Before the first call, and then each night: three months ahead is a long time for a job to fail in.
  await keepCallMonths(database.db, now())
  await boss.createQueue('keep-call-months')
  await boss.schedule('keep-call-months', '20 3 * * *')
  await boss.work('keep-call-months', async () => await keepCallMonths(database.db, now()))

  await startCounting(boss, surroundings)

  await boss.createQueue('forget-old-sandboxes')
  await boss.schedule('forget-old-sandboxes', '40 3 * * *')
  await boss.work('forget-old-sandboxes', async () => await forgetOldSandboxes(database.db, now()))

  await boss.createQueue('forget-spent-records')
  await boss.schedule('forget-spent-records', '50 3 * * *')
  await boss.work('forget-spent-records', async () => await forgetSpentRecords(database.db, now()))

  await boss.createQueue('tidy')
  await boss.schedule('tidy', '*/10 * * * *')
  await boss.work('tidy', async () => await tidy(database.db, config, now()))

  if (config.smtpUrl) {
    const transport = openTransport(config.smtpUrl, config.mailFrom)
    await boss.createQueue('deliver-mail', mailQueue)
    await boss.work<{ mailId: string }>('deliver-mail', { pollingIntervalSeconds: 1 }, async (jobs) => {
      for (const job of jobs) await deliverMail({ db: database.db, transport, config, now }, job.data.mailId)
    })
    // What a process wrote and could not hand over before it died.
    await boss.createQueue('sweep-mail')
    await boss.schedule('sweep-mail', '* * * * *')
    await boss.work('sweep-mail', async () => {
      for (const mailId of await mailOutbox.listUnsentBefore(database.db, addMinutes(now(), -1), 100))
        await deliver(mailId)
    })
  }
  const work = await startReviewJobs(boss, surroundings, config.smtpUrl ? deliver : undefined)
  return {
    ...work,
    deliver,
    rest: () => boss.offWork('run-product-tests'),
    stop: () => boss.stop({ graceful: true, timeout: 5000, close: false }),
  }
}

/** Calls become figures within a minute. */
async function startCounting(boss: PgBoss, { config, database, now }: Surroundings): Promise<void> {
  await boss.createQueue('count-calls')
  await boss.schedule('count-calls', '* * * * *')
  await boss.work('count-calls', async () => void (await countCalls(database)))
  // What waited while nothing ran.
  await boss.send('count-calls', {})

  await boss.createQueue('tidy-figures')
  await boss.schedule('tidy-figures', '40 3 * * *')
  await boss.work('tidy-figures', async () => await tidyFigures(database.db, now()))

  if (!config.demo) return
  // Not before the first answer: it takes a second or two.
  await boss.createQueue('seed-traffic')
  await boss.work('seed-traffic', async () => await seedTraffic(database, now()))
  await boss.send('seed-traffic', {})
}

/** Workers ask every second or two: while the disk is full or the database away, one line a minute is enough. */
function quietly(log: FastifyBaseLogger) {
  let silentUntil = 0
  return (error: unknown): void => {
    if (Date.now() < silentUntil) return
    silentUntil = Date.now() + 60_000
    log.warn({ error: describeError(error) }, 'jobs pause')
  }
}

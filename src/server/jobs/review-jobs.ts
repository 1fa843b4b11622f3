import { addMinutes } from '#domain/time.ts'
import type { BackgroundJobs } from '#server/background-jobs.ts'
import type { Database } from '#server/db/connect.ts'
import type { Db } from '#server/db/database.ts'
import { describeError } from '#server/describe-error.ts'
import { scanDocument } from '#server/documents/scan-document.ts'
import { clamdScanner, embeddedScanner } from '#server/documents/scanners.ts'
import { readProductChanges } from '#server/impact/product-impact.ts'
import { mailDigests } from '#server/jobs/mail-digests.ts'
import { mailEndings } from '#server/jobs/mail-endings.ts'
import { mailExpiringKeys } from '#server/jobs/mail-expiring-keys.ts'
import { type JobContext, schedule, type TracedBoss } from '#server/jobs/queue.ts'
import { createMailQueue, type Deliver } from '#server/mail/mail-queue.ts'
import { gatewayClient } from '#server/product-tests/gateway-client.ts'
import { runProductTests } from '#server/product-tests/run-product-tests.ts'
import * as documents from '#server/repositories/documents.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import { outgoingTrace } from '#server/telemetry/spans.ts'

/** Without a heartbeat, another process takes over the job within a minute or two. */
const heartbeat = { heartbeatSeconds: 30 } as const
/** Retries for about an hour; then the sweep queues it again. */
const scanning = { retryLimit: 9, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 } as const
const scanQueue = { policy: 'exclusive', ...scanning, ...heartbeat } as const
const testQueue = { policy: 'exclusive', retryLimit: 3, retryDelay: 5, expireInSeconds: 1800, ...heartbeat } as const
/** `traceparent` is of the request that queued the job, while telemetry is on. */
interface Queued {
  id: string
  traceparent?: string
}
const often = { pollingIntervalSeconds: 1 } as const

/** Scans, product tests, and mails about expiring keys and what ends in APIs. */
export async function startReviewJobs(
  boss: TracedBoss,
  context: JobContext,
  deliver: Deliver,
): Promise<BackgroundJobs> {
  const { config, database, log, now, localUrl, figures } = context
  const { db } = database
  const scanner = config.clamdUrl ? clamdScanner(config.clamdUrl) : embeddedScanner
  log.info({ scanner: scanner.name }, 'uploads are scanned')
  const notifying = () => ({ db, config, mail: createMailQueue(deliver, config), now })
  const call = gatewayClient(async () => `${await localUrl()}/sandbox`)

  const sendTo = (queue: string) => async (id: string) =>
    void (await boss.send(queue, { id, ...outgoingTrace() }, { singletonKey: id }))
  const work: BackgroundJobs = { scanDocument: sendTo('scan-document'), runProductTests: sendTo('run-product-tests') }
  await boss.createQueue('scan-document', scanQueue)
  await boss.createQueue('run-product-tests', testQueue)
  await resumeAfterCrash(boss, database, work, now)

  await boss.work<Queued>('scan-document', often, async (jobs) => {
    for (const { name, data } of jobs) {
      await boss.run(name, data.traceparent, async (jobLog) => {
        await scanDocument({ ...notifying(), scanner, figures }, data.id).catch((error: unknown) => {
          jobLog.warn({ document: data.id, error: describeError(error) }, 'document not scanned')
          throw error
        })
      })
    }
  })
  await boss.work<Queued>('run-product-tests', often, async (jobs) => {
    for (const { name, data } of jobs)
      await boss.run(name, data.traceparent, () => runProductTests({ ...notifying(), call }, data.id))
  })

  // Rows that a process stored and could not queue before it died.
  await schedule(boss, 'sweep-review', '* * * * *', () => queueUnfinished(db, work, addMinutes(now(), -1)))
  await schedule(boss, 'mail-expiring-keys', '10 6 * * *', () => mailExpiringKeys(notifying()))
  const products = readProductChanges()
  await schedule(boss, 'mail-endings', '20 6 * * *', () => mailEndings(notifying(), products))
  // 9 in the morning in Singapore.
  await schedule(boss, 'mail-digests', '0 1 * * *', () => mailDigests(notifying()))
  return work
}

/** The embedded database has one process at a time, so jobs that were running when it opens have died. */
async function resumeAfterCrash(
  boss: TracedBoss,
  { kind, db }: Database,
  work: BackgroundJobs,
  now: () => Date,
): Promise<void> {
  if (kind !== 'embedded') return
  await boss.deleteAllJobs('scan-document')
  await boss.deleteAllJobs('run-product-tests')
  await queueUnfinished(db, work, now())
}

/** Jobs that are running are not queued twice. */
async function queueUnfinished(db: Db, work: BackgroundJobs, since: Date): Promise<void> {
  for (const id of await documents.listPendingBefore(db, since, 100)) await work.scanDocument(id)
  for (const id of await productTests.listRunningSince(db, since, 100)) await work.runProductTests(id)
}

import type { PgBoss } from 'pg-boss'
import { addMinutes } from '#domain/time.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { type JobContext, schedule } from '#server/jobs/queue.ts'
import { openTransport, type Transport } from '#server/mail/transport.ts'
import * as mailOutbox from '#server/repositories/mail-outbox.ts'

/** Retries for about an hour. */
const mailQueue = { policy: 'exclusive', retryLimit: 9, retryDelay: 5, retryBackoff: true, retryDelayMax: 900 } as const

export async function startMailDelivery(
  boss: PgBoss,
  { config, database: { db }, now }: JobContext,
  smtpUrl: string,
  deliver: (mailId: string) => Promise<void>,
): Promise<void> {
  const transport = openTransport(smtpUrl, config.mailFrom)
  await boss.createQueue('deliver-mail', mailQueue)
  await boss.work<{ mailId: string }>('deliver-mail', { pollingIntervalSeconds: 1 }, async (jobs) => {
    for (const job of jobs) await deliverMail({ db, transport, config, now }, job.data.mailId)
  })
  // Mails that a process stored and could not queue before it died.
  await schedule(boss, 'sweep-mail', '* * * * *', async () => {
    for (const mailId of await mailOutbox.listUnsentBefore(db, addMinutes(now(), -1), 100)) await deliver(mailId)
  })
}

interface Delivery {
  db: Db
  transport: Transport
  config: Config
  now: () => Date
}

/** Throws when the mail server fails, so that the job is retried. Skips a mail that was deleted or already sent. */
async function deliverMail({ db, transport, config, now }: Delivery, mailId: string): Promise<void> {
  const mail = await mailOutbox.findUnsent(db, mailId)
  if (!mail?.body) return
  try {
    await transport.send({ id: mail.id, to: mail.recipient, subject: mail.subject, text: mail.body })
  } catch (error) {
    await mailOutbox.markFailed(db, mail.id, error instanceof Error ? error.message.slice(0, 300) : 'unknown')
    throw error
  }
  await mailOutbox.markSent(db, mail.id, now(), mail.code !== null && !config.demo)
}

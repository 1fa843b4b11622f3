import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import type { Transport } from '#server/mail/transport.ts'
import * as mailOutbox from '#server/repositories/mail-outbox.ts'

interface Delivery {
  db: Db
  transport: Transport
  config: Config
  now: () => Date
}

/** Throws when the mail server does, which has the job tried again. A mail that is gone or sent already is no work. */
export async function deliverMail({ db, transport, config, now }: Delivery, mailId: string): Promise<void> {
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

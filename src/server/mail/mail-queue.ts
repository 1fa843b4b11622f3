import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { isDisabledDemoAccount } from '#server/demo-accounts.ts'
import type { MailContent } from '#server/mail/mail-texts.ts'
import * as mailOutbox from '#server/repositories/mail-outbox.ts'

/** Mails of one request: stored in its transaction, delivered after it. */
export interface MailQueue {
  queue(db: Db, to: string, mail: MailContent, now: Date): Promise<void>
  /** Starts delivery. A mail whose transaction was rolled back does not exist, and its delivery does nothing. */
  flush(): Promise<void>
}

/** Hands a mail to the delivery job. Undefined without a mail server: mails then stay in the demo mailbox. */
export type Deliver = ((mailId: string) => Promise<void>) | undefined

/** Outside demo mode the demo addresses have no readers, so mails to them are dropped. */
export function createMailQueue(deliver: Deliver, config: Pick<Config, 'demo'>): MailQueue {
  const stored: string[] = []
  return {
    async queue(db, recipient, { subject, text, code }, now) {
      if (isDisabledDemoAccount(recipient, config)) return
      const sentAt = deliver ? null : now
      const mail = { recipient, subject, body: text, code: code ?? null, createdAt: now, sentAt }
      stored.push(await mailOutbox.insert(db, mail))
    },
    async flush() {
      for (const mailId of stored.splice(0)) await deliver?.(mailId)
    },
  }
}

import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { isDisabledDemoAccount } from '#server/demo-accounts.ts'
import type { MailContent } from '#server/mail/compose-mail.ts'
import * as mailOutbox from '#server/repositories/mail-outbox.ts'
import { outgoingTrace } from '#server/telemetry/spans.ts'

/** Mails of one request: stored in its transaction, delivered after it. */
export interface MailQueue {
  queue(db: Db, to: string, mail: MailContent, now: Date): Promise<void>
  /** Starts delivery. A mail whose transaction was rolled back does not exist, and its delivery does nothing. */
  flush(): void
}

/** Wakes the delivery of stored mails. Undefined without a mail server: mails then stay in the demo mailbox. */
export type Deliver = (() => void) | undefined

/** Outside demo mode the demo addresses have no readers, so their mails are dropped. */
export function createMailQueue(deliver: Deliver, config: Pick<Config, 'demo'>): MailQueue {
  let hasStored = false
  return {
    async queue(db, recipient, { subject, text, html, code }, now) {
      if (isDisabledDemoAccount(recipient, config)) return
      const times = deliver ? { deliverAt: now } : { sentAt: now }
      const content = { subject, body: text, html, code: code ?? null }
      const mail = { recipient, ...content, createdAt: now, ...times, ...outgoingTrace() }
      await mailOutbox.insert(db, mail)
      hasStored = true
    },
    flush() {
      if (hasStored) deliver?.()
      hasStored = false
    },
  }
}

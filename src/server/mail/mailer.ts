import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { isDisabledDemoAccount } from '#server/demo-accounts.ts'
import type { Letter } from '#server/mail/letters.ts'
import * as mailOutbox from '#server/repositories/mail-outbox.ts'

/** Mails of one request. They are written with their cause, in its transaction, and delivered once it is done. */
export interface Postbox {
  post(db: Db, to: string, letter: Letter, now: Date): Promise<void>
  /** Hands over what was posted. What a rolled-back transaction posted is gone, and its delivery finds nothing. */
  dispatch(): Promise<void>
}

/** Hands a mail to the delivery jobs. Undefined: there is no mail server, and the demo mailbox is where mails arrive. */
export type Deliver = ((mailId: string) => Promise<void>) | undefined

/** Outside demo mode nobody is at the demo addresses, so nothing is posted to them. */
export function openPostbox(deliver: Deliver, config: Pick<Config, 'demo'>): Postbox {
  const posted: string[] = []
  return {
    async post(db, recipient, { subject, text, code }, now) {
      if (isDisabledDemoAccount(recipient, config)) return
      const arrived = deliver ? null : now
      posted.push(
        await mailOutbox.insert(db, {
          recipient,
          subject,
          body: text,
          code: code ?? null,
          createdAt: now,
          sentAt: arrived,
        }),
      )
    },
    async dispatch() {
      for (const mailId of posted.splice(0)) await deliver?.(mailId)
    },
  }
}

import { defaultPreference, type NotificationKind, type Preference, rulesOf } from '#domain/notifications.ts'
import { addSeconds } from '#domain/time.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import type { NotificationFacts } from '#server/db/notification-schema.ts'
import { type Letter, toMail } from '#server/mail/letter.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as notificationPreferences from '#server/repositories/notification-preferences.ts'
import * as notifications from '#server/repositories/notifications.ts'

/** With the pause between two looks for due mails, the first text waits five minutes at most. */
export const collectSeconds = 290

/** The services that a notification needs. */
export interface Notifying {
  config: Pick<Config, 'publicUrl'>
  mail: MailQueue
  now: () => Date
}

/** What a job needs to notify. */
export type NotifyingJob = Notifying & { db: Db }

export interface Notice {
  kind: NotificationKind
  to: accounts.Audience
  /** The account that caused it, which is not notified. */
  except?: string | undefined
  projectId: string | null
  /** The text in the portal and in the mail. */
  letter: Letter
}

/**
 * Stores a notification for each account of the audience and queues its mail, as each person has chosen, all in this
 * transaction. Letters to partners must not contain internal notes.
 */
export async function notify(tx: Db, { config, mail, now }: Notifying, notice: Notice): Promise<void> {
  const { kind, to, except, projectId, letter } = notice
  const readers = (await accounts.listRecipients(tx, to)).filter(
    ({ id, role }) => id !== except && rulesOf(kind).roles.includes(role),
  )
  const ids = readers.map(({ id }) => id)
  const chosen = await notificationPreferences.listOfKind(tx, kind, ids)
  const preferenceOf = (id: string): Preference => chosen.get(id) ?? defaultPreference(kind)
  const facts = toFacts(letter)
  const collects = rulesOf(kind).collectsMail === true && projectId !== null
  await notifications.insert(
    tx,
    ids
      .map((accountId) => {
        const { portal, mail: time } = preferenceOf(accountId)
        const mailDueAt = collects && time === 'at-once' ? addSeconds(now(), collectSeconds) : null
        const row = { accountId, kind, projectId, facts, inPortal: portal, inDigest: time === 'daily' }
        return { ...row, mailDueAt, createdAt: now() }
      })
      .filter(({ inPortal, inDigest, mailDueAt }) => inPortal || inDigest || mailDueAt),
  )
  for (const { id, email } of collects ? [] : readers) {
    if (preferenceOf(id).mail === 'at-once') await mail.queue(tx, email, toMail(config.publicUrl, letter), now())
  }
  await notifications.announce(tx, { accounts: ids, kind, projectId })
}

function toFacts({ subject, paragraphs, quote, link: [action, path] }: Letter): NotificationFacts {
  return {
    title: subject,
    text: paragraphs.join(' '),
    ...(quote && { quote: quote.text, author: quote.label }),
    action,
    path,
  }
}

import { defaultPreference, type NotificationKind } from '#domain/notifications.ts'
import { type JobContext, logOncePerMinute } from '#server/jobs/queue.ts'
import { createMailQueue, type Deliver } from '#server/mail/mail-queue.ts'
import { messagesMail } from '#server/mail/thread-mail-texts.ts'
import type { NotifyingJob } from '#server/notifications/notify.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as notificationPreferences from '#server/repositories/notification-preferences.ts'
import * as notifications from '#server/repositories/notifications.ts'
import * as projects from '#server/repositories/projects.ts'

const conversationsPerBatch = 100
const pauseMilliseconds = 5000

/** One mail per person and project with the messages and news of notes that waited, in a transaction each. */
export async function mailMessages(mailing: NotifyingJob): Promise<void> {
  for (;;) {
    const due = await notifications.listDueMails(mailing.db, mailing.now(), conversationsPerBatch)
    for (const conversation of due) await mailConversation(mailing, conversation)
    mailing.mail.flush()
    if (due.length < conversationsPerBatch) return
  }
}

/** Leaves out messages that were read in the portal, and follows the person's present preferences. */
async function mailConversation(
  { db, config, mail, now }: NotifyingJob,
  conversation: notifications.Conversation,
): Promise<void> {
  await db.transaction(async (tx) => {
    const unread = (await notifications.takeDueMail(tx, conversation)).filter(({ readAt }) => readAt === null)
    const chosen = await notificationPreferences.listOfAccount(tx, conversation.accountId)
    const timeOf = (kind: NotificationKind) => (chosen.get(kind) ?? defaultPreference(kind)).mail
    const daily = unread.filter(({ kind }) => timeOf(kind) === 'daily')
    await notifications.moveToDigest(
      tx,
      daily.map(({ id }) => id),
    )
    const mailed = unread.filter(({ kind }) => timeOf(kind) === 'at-once')
    const [first, ...others] = mailed.map(({ facts }) => facts)
    const [reader] = await accounts.listRecipients(tx, { accountId: conversation.accountId })
    const found = await projects.findReviewed(tx, conversation.projectId)
    if (!first || !reader || !found) return
    const about = { projectName: found.project.name, notes: mailed.filter(({ kind }) => kind === 'note').length }
    await mail.queue(tx, reader.email, messagesMail(config.publicUrl, about, [first, ...others]), now())
  })
}

/** Looks for due mails every few seconds. Any number of processes may. Returns a function that stops it. */
export function startMessageMails({ config, database, log, now }: JobContext, deliver: Deliver): () => Promise<void> {
  const onError = logOncePerMinute(log, 'mails with messages cannot be queued')
  let running: Promise<void> | undefined
  const look = () => {
    running ??= mailMessages({ db: database.db, config, mail: createMailQueue(deliver, config), now })
      .catch(onError)
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(look, pauseMilliseconds)
  look()
  return async () => {
    clearInterval(timer)
    await running
  }
}

import { daysFrom } from '#domain/dates.ts'
import { rulesOf } from '#domain/notifications.ts'
import { retention } from '#domain/retention.ts'
import { digestMail } from '#server/mail/digest-mail.ts'
import type { NotifyingJob } from '#server/notifications/notify.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as notificationPreferences from '#server/repositories/notification-preferences.ts'
import * as notifications from '#server/repositories/notifications.ts'

const accountsAtOnce = 200
const notificationsAtOnce = 5000

/** One mail per person with the notifications since the last one, in a transaction each. */
export async function mailDigests(job: NotifyingJob): Promise<void> {
  for (;;) {
    const waiting = await notifications.listDigestAccounts(job.db, accountsAtOnce)
    for (const accountId of waiting) await mailDigest(job, accountId)
    job.mail.flush()
    if (waiting.length < accountsAtOnce) break
  }
  const before = daysFrom(job.now(), -retention.notificationDays)
  while ((await notifications.removeBefore(job.db, before, notificationsAtOnce)) > 0) {}
}

/** Leaves out notifications that were read in the portal, and kinds whose mail was switched off since. */
async function mailDigest({ db, config, mail, now }: NotifyingJob, accountId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const taken = await notifications.takeDigest(tx, accountId, now())
    const chosen = await notificationPreferences.listOfAccount(tx, accountId)
    const isOff = (kind: notifications.Notification['kind']) =>
      chosen.get(kind)?.mail === 'none' && rulesOf(kind).mail.includes('none')
    const news = taken.filter(({ kind, readAt }) => readAt === null && !isOff(kind))
    const [reader] = await accounts.listRecipients(tx, { accountId })
    if (!reader || news.length === 0) return
    const facts = news.map((each) => each.facts)
    await mail.queue(tx, reader.email, digestMail(config.publicUrl, facts), now())
  })
}

import { daysFrom, keyExpiry } from '#domain/dates.ts'
import { environments } from '#domain/environments.ts'
import { limits } from '#domain/limits.ts'
import { keyMails } from '#server/mail/review-mail-texts.ts'
import { type NotifyingJob, notify } from '#server/notifications/notify.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'

/** Mails once per key, when less than 31 days are left, in batches with a transaction each. */
export async function mailExpiringKeys(job: NotifyingJob, batchSize = 200): Promise<void> {
  while ((await mailBatch(job, batchSize)) === batchSize) {}
}

/** Returns the number of keys. Skips keys that another process has locked. */
async function mailBatch({ db, config, mail, now }: NotifyingJob, batchSize: number): Promise<number> {
  const until = daysFrom(now(), limits.keyExpiryWarningDays)
  const count = await db.transaction(async (tx) => {
    const expiring = await apiKeys.lockExpiring(tx, now(), until, batchSize)
    for (const { key, project } of expiring) {
      const name = `${environments[key.environment].keyPrefix}…${key.lastFour}`
      const { label } = keyExpiry(key.expiresAt, now())
      const letter = keyMails.expiring(project.id, project.name, name, label)
      const to = { organisationId: project.organisationId }
      await notify(tx, { config, mail, now }, { kind: 'key-expiring', to, projectId: project.id, letter })
      await apiKeys.markExpiryMailed(tx, key.id, now())
    }
    return expiring.length
  })
  mail.flush()
  return count
}

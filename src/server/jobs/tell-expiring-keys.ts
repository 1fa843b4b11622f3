import { daysFrom, keyExpiry } from '#domain/dates.ts'
import { environments } from '#domain/environments.ts'
import { limits } from '#domain/limits.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { keyMails } from '#server/mail/review-mail-texts.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'

interface Telling {
  db: Db
  config: Pick<Config, 'publicUrl'>
  mail: MailQueue
  now: () => Date
}

/** One mail per key, when less than 31 days are left. So many at once, each lot a transaction of its own, until all are told of. */
export async function tellExpiringKeys(telling: Telling, atOnce = 200): Promise<void> {
  while ((await tellSome(telling, atOnce)) === atOnce) {}
}

/** How many it was. What another process tells of meanwhile is left to it. */
async function tellSome({ db, config, mail, now }: Telling, atOnce: number): Promise<number> {
  const until = daysFrom(now(), limits.keyExpiryWarningDays)
  const told = await db.transaction(async (tx) => {
    const expiring = await apiKeys.lockExpiring(tx, now(), until, atOnce)
    for (const { key, project } of expiring) {
      const name = `${environments[key.environment].keyPrefix}…${key.lastFour}`
      const { words } = keyExpiry(key.expiresAt, now())
      const content = keyMails.expiring(config.publicUrl, project.id, project.name, name, words)
      for (const address of await accounts.listEmailsOfOrganisation(tx, project.organisationId)) {
        await mail.queue(tx, address, content, now())
      }
      await apiKeys.noteExpiryTold(tx, key.id, now())
    }
    return expiring.length
  })
  await mail.flush()
  return told
}

import { daysFrom, keyExpiry } from '#domain/dates.ts'
import { environments } from '#domain/environments.ts'
import { limits } from '#domain/limits.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import type { Postbox } from '#server/mail/mailer.ts'
import { keyLetters } from '#server/mail/review-letters.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'

interface Telling {
  db: Db
  config: Pick<Config, 'publicUrl'>
  mail: Postbox
  now: () => Date
}

const atOnce = 200

/** One mail per key, when less than 31 days are left. */
export async function tellExpiringKeys({ db, config, mail, now }: Telling): Promise<void> {
  const until = daysFrom(now(), limits.keyExpiryWarningDays)
  await db.transaction(async (tx) => {
    for (const { key, project } of await apiKeys.lockExpiring(tx, now(), until, atOnce)) {
      const name = `${environments[key.environment].keyPrefix}…${key.lastFour}`
      const { words } = keyExpiry(key.expiresAt, now())
      const letter = keyLetters.expiring(config.publicUrl, project.id, project.name, name, words)
      for (const address of await accounts.listEmailsOfOrganisation(tx, project.organisationId)) {
        await mail.post(tx, address, letter, now())
      }
      await apiKeys.noteExpiryTold(tx, key.id, now())
    }
  })
  await mail.dispatch()
}

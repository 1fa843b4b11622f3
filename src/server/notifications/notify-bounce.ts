import { addHours } from '#domain/time.ts'
import type { Db } from '#server/db/database.ts'
import { type BouncedMail, bounceMails } from '#server/mail/review-mail-texts.ts'
import { type Notifying, notify } from '#server/notifications/notify.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as notifications from '#server/repositories/notifications.ts'
import * as organisations from '#server/repositories/organisations.ts'

const kind = 'mail-bounced'
/** Business admins are notified about a partner at most once in this time. */
const pauseHours = 24

/** Notifies the recipient in the portal. For a partner, notifies business admins too, since the partner may never sign in again. */
export async function notifyBounce(tx: Db, acting: Notifying, mail: BouncedMail): Promise<void> {
  const { recipient } = mail
  const account = await accounts.findByEmail(tx, recipient)
  if (!account) return
  const toReader = { kind, to: { accountId: account.id }, projectId: null } as const
  await notify(tx, acting, { ...toReader, letter: bounceMails.bounced(mail) })
  if (account.organisationId === null) return
  // Locked, so that two bounces at once notify the admins only once.
  const { name } = await organisations.lock(tx, account.organisationId)
  const letter = bounceMails.partnerBounced(name ?? recipient, mail, account.organisationId)
  const [, path] = letter.link
  if (await notifications.existsSince(tx, { kind, path, since: addHours(acting.now(), -pauseHours) })) return
  await notify(tx, acting, { kind, to: { role: 'BUSINESS_ADMIN' }, projectId: null, letter })
}

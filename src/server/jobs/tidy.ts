import { setImmediate } from 'node:timers/promises'
import { addHours } from '#domain/time.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'
import * as captchaSolutions from '#server/repositories/captcha-solutions.ts'
import * as contactRequests from '#server/repositories/contact-requests.ts'
import * as mailOutbox from '#server/repositories/mail-outbox.ts'
import * as oneTimeCodes from '#server/repositories/one-time-codes.ts'
import * as rateLimits from '#server/repositories/rate-limits.ts'
import * as sessions from '#server/repositories/sessions.ts'
import * as simulatorRecords from '#server/repositories/simulator-records.ts'

const monthInHours = 30 * 24

/** How long what is over is kept; the privacy page tells visitors so. */
export const keptHours = { codes: 1, sessions: monthInHours, mails: monthInHours, messages: 365 * 24 } as const

/** Throws away what has no meaning any more. Codes stay an hour, so that a late one is 'expired' and not 'wrong'; keys of
 * product tests likewise. */
export async function tidy(db: Db, config: Config, now: Date): Promise<void> {
  await rateLimits.removeOver(db, now)
  await captchaSolutions.removeExpiredBefore(db, addHours(now, -1))
  await oneTimeCodes.removeExpiredBefore(db, addHours(now, -keptHours.codes))
  await apiKeys.removeExpiredTestKeys(db, addHours(now, -1))
  await sessions.removeExpiredBefore(db, addHours(now, -keptHours.sessions))
  await mailOutbox.removeBefore(db, addHours(now, -keptHours.mails))
  await contactRequests.removeBefore(db, addHours(now, -keptHours.messages))
  if (!config.demo) await mailOutbox.forgetCodesBefore(db, addHours(now, -1))
}

/**
 * How long the simulator's records are kept that no later call needs; the data protection page says so. An hour, so that a
 * password that comes late has 'expired' and not 'none was sent'; a month of the handset.
 */
export const spentHours = { oneTimePasswords: 1, messages: monthInHours } as const

/** What repeats, refunds and user tokens need stays: requests, charges, tokens. What fails for one kind stops not the other. */
export async function forgetSpentRecords(db: Db, now: Date): Promise<void> {
  try {
    await forgetUntouched(db, 'oneTimePasswords', now)
  } finally {
    await forgetUntouched(db, 'messages', now)
  }
}

/** However many: each batch is a statement of its own, so that the time of one is enough and what is done stays done. */
async function forgetUntouched(db: Db, kind: keyof typeof spentHours, now: Date): Promise<void> {
  const moment = addHours(now, -spentHours[kind])
  // Calls have their turn in between, on the embedded database too.
  while ((await simulatorRecords.removeUntouchedSince(db, kind, moment)) > 0) await setImmediate()
}

/** As long as the log has a call, so that what it shows can be read back and refunded. */
export const sandboxMonths = 13

/** A sandbox that nobody has called for more than a year begins anew; all of it goes, so that nothing refers to what is gone. */
export async function forgetOldSandboxes(db: Db, now: Date): Promise<void> {
  await simulatorRecords.forgetUnusedSince(db, addHours(now, -sandboxMonths * monthInHours))
}

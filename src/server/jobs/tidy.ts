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

/** How long expired rows are kept. The privacy page states these times. */
export const keptHours = { codes: 1, sessions: monthInHours, mails: monthInHours, messages: 365 * 24 } as const

/** Deletes expired rows. Codes stay for an hour, so that a late one answers 'expired' and not 'wrong'; so do keys of
 * product tests. */
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

/** Deletes all records of a sandbox that had no call for more than a year, so that no record refers to a deleted one. */
export async function forgetOldSandboxes(db: Db, now: Date): Promise<void> {
  await simulatorRecords.forgetUnusedSince(db, addHours(now, -sandboxMonths * monthInHours))
}

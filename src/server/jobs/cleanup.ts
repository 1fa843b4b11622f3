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
import * as readiness from '#server/repositories/readiness.ts'
import * as sessions from '#server/repositories/sessions.ts'
import * as simulatorRecords from '#server/repositories/simulator-records.ts'
import * as singleSignOns from '#server/repositories/single-sign-ons.ts'

const monthInHours = 30 * 24

/** How long expired rows are kept. The privacy page states these times. */
export const keptHours = { codes: 1, sessions: monthInHours, mails: monthInHours, messages: 365 * 24 } as const

/** Deletes expired rows. Codes stay for an hour, so that a late one answers 'expired' and not 'wrong'; so do keys of
 * product tests. */
export async function deleteExpiredRows(db: Db, config: Config, now: Date): Promise<void> {
  await rateLimits.removeOver(db, now)
  await captchaSolutions.removeExpiredBefore(db, addHours(now, -1))
  await oneTimeCodes.removeExpiredBefore(db, addHours(now, -keptHours.codes))
  await apiKeys.removeExpiredTestKeys(db, addHours(now, -1))
  await singleSignOns.removeExpiredBefore(db, now)
  await sessions.removeExpiredBefore(db, addHours(now, -keptHours.sessions))
  await readiness.removeFailedCallsBefore(db, addHours(now, -24))
  await mailOutbox.removeBefore(db, addHours(now, -keptHours.mails))
  await contactRequests.removeBefore(db, addHours(now, -keptHours.messages))
  if (!config.demo) await mailOutbox.clearCodesBefore(db, addHours(now, -1))
}

/**
 * How long simulator records are kept that no later call needs; the data protection page states it. After an hour a late
 * password is answered 'expired' rather than 'none was sent'; the handset shows a month.
 */
export const spentHours = { oneTimePasswords: 1, messages: monthInHours } as const

/**
 * Deletes expired passwords and old messages. Repeats, refunds and user tokens need the other kinds. A failure of one
 * kind does not stop the other.
 */
export async function deleteSpentRecords(db: Db, now: Date): Promise<void> {
  try {
    await deleteUntouched(db, 'oneTimePasswords', now)
  } finally {
    await deleteUntouched(db, 'messages', now)
  }
}

/** Deletes in batches, each a statement of its own: no statement runs long, and completed batches stay deleted. */
async function deleteUntouched(db: Db, kind: keyof typeof spentHours, now: Date): Promise<void> {
  const moment = addHours(now, -spentHours[kind])
  // Lets other calls run in between, also on the embedded database.
  while ((await simulatorRecords.removeUntouchedSince(db, kind, moment)) > 0) await setImmediate()
}

/** As long as the call log, so that logged charges can be read back and refunded. */
export const sandboxMonths = 13

/** Deletes all records of a sandbox without calls for more than a year, so that no record refers to a deleted one. */
export async function deleteUnusedSandboxes(db: Db, now: Date): Promise<void> {
  await simulatorRecords.removeUnusedSince(db, addHours(now, -sandboxMonths * monthInHours))
}

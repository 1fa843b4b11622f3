import { daysFrom } from '#domain/dates.ts'
import { retention } from '#domain/retention.ts'
import { addHours } from '#domain/time.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { deleteInBatches } from '#server/jobs/delete-in-batches.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'
import * as callMonths from '#server/repositories/call-months.ts'
import * as captchaSolutions from '#server/repositories/captcha-solutions.ts'
import * as contactRequests from '#server/repositories/contact-requests.ts'
import * as mailOutbox from '#server/repositories/mail-outbox.ts'
import * as oneTimeCodes from '#server/repositories/one-time-codes.ts'
import * as rateLimits from '#server/repositories/rate-limits.ts'
import * as readiness from '#server/repositories/readiness.ts'
import * as sessions from '#server/repositories/sessions.ts'
import * as simulatorRecords from '#server/repositories/simulator-records.ts'
import * as singleSignOns from '#server/repositories/single-sign-ons.ts'
import type { Kind } from '#simulator/state/records.ts'

const expiredBatchSize = 500

/** Deletes expired rows. A key of a product test stays for an hour, so that a late call answers 'expired'. */
export async function deleteExpiredRows(db: Db, config: Config, now: Date, limit = expiredBatchSize): Promise<void> {
  await deleteInBatches([
    () => rateLimits.removeOver(db, now, limit),
    () => captchaSolutions.removeExpiredBefore(db, addHours(now, -1), limit),
    () => oneTimeCodes.removeExpiredBefore(db, addHours(now, -retention.expiredCodeHours), limit),
    () => apiKeys.removeExpiredTestKeys(db, addHours(now, -1), limit),
    () => singleSignOns.removeExpiredBefore(db, now, limit),
    () => sessions.removeExpiredBefore(db, daysFrom(now, -retention.expiredSessionDays), limit),
    () => readiness.removeFailedCallsBefore(db, addHours(now, -24), limit),
    () => mailOutbox.removeBefore(db, daysFrom(now, -retention.mailDays), limit),
    () => contactRequests.removeBefore(db, daysFrom(now, -retention.contactRequestDays), limit),
    async () => (config.demo ? 0 : await mailOutbox.clearCodesBefore(db, addHours(now, -1), limit)),
  ])
}

/** A small batch: tables without an index are searched for references to each account. */
const signUpBatchSize = 20

/** Deletes partners that never confirmed their address, with their companies, in batches that are a transaction each. */
export async function deleteUnconfirmedSignUps(db: Db, now: Date, limit = signUpBatchSize): Promise<void> {
  const before = daysFrom(now, -retention.unconfirmedSignUpDays)
  const deleteBatch = () => db.transaction((tx) => accounts.removeUnconfirmedBefore(tx, before, limit))
  while ((await deleteBatch()) > 0) {}
  await accounts.removeSignUpsBefore(db, before)
}

/**
 * Deletes expired one-time passwords and old messages of the simulator. Records of other kinds stay: repeated requests,
 * refunds and user tokens need them.
 */
export async function deleteExpiredSimulatorRecords(db: Db, now: Date): Promise<void> {
  const { removeUntouchedSince } = simulatorRecords
  await deleteInBatches([
    () => removeUntouchedSince(db, 'oneTimePasswords', addHours(now, -retention.expiredPasswordHours)),
    () => removeUntouchedSince(db, 'messages', daysFrom(now, -retention.handsetMessageDays)),
  ])
}

/** Kinds whose records name the key of another record: a request or a user token. */
const referringKinds: Kind[] = ['transactions', 'registrations']

/**
 * Deletes the records of sandboxes in batches, each a statement of its own. Partners come after projects, whose requests
 * name user tokens, and referring records first: no record refers to a deleted one, even when a run stops half-way.
 */
export async function deleteUnusedSandboxes(
  db: Db,
  now: Date,
  limit = simulatorRecords.untouchedBatchSize,
): Promise<void> {
  const since = callMonths.monthOf(now, -retention.unusedSandboxMonths)
  for (const scope of await simulatorRecords.listUnusedSandboxes(db, since)) {
    for (const kinds of [referringKinds, undefined]) {
      while ((await simulatorRecords.removeFromUnused(db, scope, { kinds, since, limit })) > 0) {}
    }
  }
}

import type { Call } from './call.ts'
import type { SimulatedRequest } from './request.ts'
import { passwordKey } from './state/keys.ts'
import type { Entry, OneTimePasswordRecord } from './state/records.ts'

export function passwordEntry(
  { partnerId }: SimulatedRequest,
  record: OneTimePasswordRecord,
): Entry<'oneTimePasswords'> {
  const key = passwordKey(record.operator, record.subscriber, record)
  return { kind: 'oneTimePasswords', scope: partnerId, key, record }
}

/** `tries` wrong attempts void a password. */
export function passwordState(
  { usedAt, expiresAt, wrongTries }: OneTimePasswordRecord,
  tries: number,
  now: number,
): 'open' | 'used' | 'void' | 'expired' {
  if (usedAt !== null) return 'used'
  if (wrongTries >= tries) return 'void'
  return expiresAt <= now ? 'expired' : 'open'
}

/** Marks the password as used with any answer, since the subscriber has entered it. A retry uses none. */
export function spendPassword(call: Call): Entry[] {
  const { oneTimePassword, repeat } = call.facts()
  if (!oneTimePassword || repeat === 'tried-again') return []
  return [passwordEntry(call.request, { ...oneTimePassword, usedAt: call.now })]
}

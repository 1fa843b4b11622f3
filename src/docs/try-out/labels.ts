import type { OneTimePasswordRecord } from '#simulator/state/records.ts'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

export const timeLabel = (at: number) => clock.format(at)

/** The state of a one-time password. `tries` wrong attempts void it. */
export function passwordState(
  { usedAt, expiresAt, wrongTries }: OneTimePasswordRecord,
  tries: number,
  now: number,
): 'open' | 'used' | 'void' | 'expired' {
  if (usedAt !== null) return 'used'
  if (wrongTries >= tries) return 'void'
  return expiresAt <= now ? 'expired' : 'open'
}

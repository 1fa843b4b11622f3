import type { Call } from '../call.ts'
import { passwordEntry } from '../one-time-passwords.ts'
import type { OneTimePasswordRecord } from '../state/records.ts'
import { type Check, refused } from '../verdict.ts'

// Step 4. All failures have the same message; the trace names the reason.

export const oneTimePassword: Check = (call, rule) => {
  const { oneTimePassword: open, repeat } = call.facts()
  const sent = call.texts.oneTimePassword
  if (sent === undefined) return { outcome: 'spared', text: 'No one-time password was sent, and none is needed' }
  if (repeat === 'answered-again' || repeat === 'tried-again') {
    return { outcome: 'spared', text: 'The request is the same as before, so its one-time password counts' }
  }
  const because = voidReason(call, open)
  if (because !== undefined) return refused(call, rule, { because })
  return open && open.password !== sent ? wrongAttempt(call, rule, open) : undefined
}

const wrongAttempt = (call: Call, rule: Parameters<Check>[1], open: OneTimePasswordRecord) => {
  const wrongTries = open.wrongTries + 1
  const left = call.contract.oneTimePassword.tries - wrongTries
  const because = left > 0 ? `It is another one; tries left: ${left}.` : 'It is another one, and that was the last try.'
  return refused(call, rule, { because, changes: [passwordEntry(call.request, { ...open, wrongTries })] })
}

/** Why no password can be accepted. */
function voidReason({ contract, now }: Call, open: OneTimePasswordRecord | undefined): string | undefined {
  if (!open) return 'None was sent to this subscriber for this purpose.'
  if (open.usedAt !== null) return 'It was used before.'
  if (open.wrongTries >= contract.oneTimePassword.tries) return 'It is void after too many wrong tries.'
  return now < open.expiresAt ? undefined : 'It has expired.'
}

// What a failure of the sign-in family says on the screen: section 8 of specification.md, "Auth", read with
// docs/decisions/0005-what-an-auth-failure-says.md. Codes our contract documents speak for themselves, since the
// specified sentence alone would hide a mistyped code from the person who typed it.
import { messages } from '#domain/messages.ts'
import { signInProblems } from '#domain/sign-in-problems.ts'
import { isAppError } from '#web/api/errors.ts'

export type AuthFailure = { type: 'not-confirmed' | 'other'; message: string }

export function readAuthFailure(error: unknown): AuthFailure {
  if (!isAppError(error)) return { type: 'other', message: messages.signIn.tryLater }
  const { code, message, problems } = error
  if (code === 'UserNotFoundException') return { type: 'other', message: signInProblems.UserNotFoundException.message }
  if (code === 'UserNotConfirmedException') return { type: 'not-confirmed', message: messages.signIn.notConfirmed }
  if (!message) return { type: 'other', message: messages.signIn.failedWithCode(code ?? String(error.status ?? '')) }
  if (code && isDocumented(code)) return { type: 'other', message: problems[0]?.message ?? message }
  return { type: 'other', message: messages.signIn.tryLater }
}

const isDocumented = (code: string) => code in signInProblems || sessionCodes.has(code)

// Documented on the calls between password and code, which answer in the envelope of the portal.
const sessionCodes = new Set(['too-many-requests', 'storage-full', 'not-signed-in'])

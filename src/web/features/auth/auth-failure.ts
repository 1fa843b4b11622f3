import { pageMessages } from '#domain/page-messages.ts'
import { SignInMessageCode } from '#generated/portal/model/signInMessageCode.ts'
import { isAppError } from '#web/api/errors.ts'
import { PasskeyFailure } from '#web/api/passkeys.ts'
import type { FormProblem } from '#web/form/feedback.ts'

type AuthFailure = { type: 'not-confirmed' | 'other'; message: string }

/** The failure as a form's problem. */
export function authProblem(error: unknown): FormProblem | null {
  if (!error) return null
  return { message: readAuthFailure(error).message, problems: isAppError(error) ? error.problems : [] }
}

/** The page was opened by its address, before a sign-in or sign-up named the account. */
export class NoStoredUsername extends Error {
  constructor() {
    super(pageMessages.signIn.noStoredUsername)
  }
}

export function readAuthFailure(error: unknown): AuthFailure {
  if (error instanceof NoStoredUsername || error instanceof PasskeyFailure)
    return { type: 'other', message: error.message }
  if (!isAppError(error)) return { type: 'other', message: pageMessages.signIn.tryLater }
  const { code, message, problems } = error
  if (code === 'UserNotFoundException') return { type: 'other', message: 'Incorrect username or password.' }
  if (code === 'UserNotConfirmedException') return { type: 'not-confirmed', message: pageMessages.signIn.notConfirmed }
  if (!message)
    return { type: 'other', message: pageMessages.signIn.failedWithCode(code ?? String(error.status ?? '')) }
  if (code && documented.has(code)) return { type: 'other', message: problems[0]?.message ?? message }
  return { type: 'other', message: pageMessages.signIn.tryLater }
}

/** The contract lists the codes whose own message is shown. */
const documented = new Set<string>(Object.values(SignInMessageCode))

import { pageMessages } from '#domain/page-messages.ts'
import { SignInMessageCode } from '#generated/portal/model/signInMessageCode.ts'
import { isAppError } from '#web/api/errors.ts'
import { PasskeyFailure } from '#web/api/passkeys.ts'
import type { FormProblem } from '#web/form/feedback.ts'

/** The failure as a form's problem. */
export function authProblem(error: unknown): FormProblem | null {
  if (!error) return null
  return { message: authMessage(error), problems: isAppError(error) ? error.problems : [] }
}

/** The page was opened by its address, before a sign-in or sign-up named the account. */
export class NoStoredUsername extends Error {
  constructor() {
    super(pageMessages.signIn.noStoredUsername)
  }
}

/** The account exists, but its sign-up has not been confirmed. */
export const isNotConfirmed = (error: unknown) => isAppError(error) && error.code === 'UserNotConfirmedException'

export function authMessage(error: unknown): string {
  if (error instanceof NoStoredUsername || error instanceof PasskeyFailure) return error.message
  if (isNotConfirmed(error)) return pageMessages.signIn.notConfirmed
  if (!isAppError(error)) return pageMessages.signIn.tryLater
  const { code, message, problems, status } = error
  if (code === 'UserNotFoundException') return 'Incorrect username or password.'
  if (!message) return pageMessages.signIn.failedWithCode(code ?? String(status ?? ''))
  return code && documented.has(code) ? (problems[0]?.message ?? message) : pageMessages.signIn.tryLater
}

/** The contract lists the codes whose own message is shown. */
const documented = new Set<string>(Object.values(SignInMessageCode))

// Requests that need an email code: new bank details, a live key.
import { isAppError } from './errors.ts'

const aboutTheCode = new Set(['code-mismatch', 'code-expired', 'code-locked', 'too-many-requests'])

/** Only the code was wrong, so it can be entered again. */
export const isCodeProblem = (problem: unknown) => isAppError(problem) && aboutTheCode.has(problem.code ?? '')

/** Requests a code. A code sent shortly before is still valid. */
export async function requestCode(request: () => Promise<unknown>): Promise<void> {
  try {
    await request()
  } catch (problem) {
    if (!isAppError(problem) || problem.code !== 'resend-too-soon') throw problem
  }
}

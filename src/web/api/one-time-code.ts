// What a request says of the code that was mailed for it (a new bank, a live key).
import { isAppError } from './errors.ts'

const aboutTheCode = new Set(['code-mismatch', 'code-expired', 'code-locked', 'too-many-requests'])

/** The code was refused, and the rest of the request had nothing to do with it: another try makes sense. */
export const isAboutTheCode = (problem: unknown) => isAppError(problem) && aboutTheCode.has(problem.code ?? '')

/** A code that was sent a moment ago and not used is as good as a new one. */
export async function askForCode(request: () => Promise<unknown>): Promise<void> {
  try {
    await request()
  } catch (problem) {
    if (!isAppError(problem) || problem.code !== 'resend-too-soon') throw problem
  }
}

import type { ProblemCode } from '#domain/problems.ts'
import { isAppError } from '#web/api/errors.ts'

type ErrorPage = 'role-denied' | 'not-found' | 'message' | 'message-and-modal'

/** Refused because of the network: another account, which the role-denied page suggests, would not help. */
const offNetwork: ProblemCode = 'network-not-internal'

/** Which page is shown instead of a page that failed to load. */
export function errorPageOf(error: unknown): ErrorPage {
  if (!isAppError(error)) return 'message-and-modal'
  const { status, code, problems, retryAfterSeconds } = error
  if (status === 401 || code === offNetwork || retryAfterSeconds) return 'message'
  if (status === 403) return 'role-denied'
  // A page asks only for what its address names: an id of another shape is the id of nothing.
  return status === 404 || (status === 400 && problems.length > 0) ? 'not-found' : 'message-and-modal'
}

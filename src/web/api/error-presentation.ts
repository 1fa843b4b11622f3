// Where each error is shown, for forms, confirmations and pages.
import type { ProblemCode } from '#domain/problems.ts'
import { isAppError } from './errors.ts'

export type Surface = 'page' | 'form' | 'confirm'
export type Presenter =
  | 'sign-in'
  | 'off-network'
  | 'role-denied'
  | 'not-found'
  | 'unavailable'
  | 'fields'
  | 'banner'
  | 'toast'
  | 'modal'

/** Refused because of the network: another account, which the role-denied page suggests, would not help. */
const offNetwork: ProblemCode = 'network-not-internal'

export function presenterFor(error: unknown, place: Surface): Presenter {
  const { status, code, problems } = isAppError(error) ? error : { status: undefined, code: undefined, problems: [] }
  if (status === 401) return 'sign-in'
  if (place === 'form') return problems.length > 0 ? 'fields' : 'banner'
  if (place === 'confirm') return 'toast'
  if (code === offNetwork) return 'off-network'
  if (status === 403) return 'role-denied'
  if (status === 503 && isAppError(error) && error.retryAfterSeconds) return 'unavailable'
  // A page asks only for what its address names: an id of another shape is the id of nothing.
  return status === 404 || (status === 400 && problems.length > 0) ? 'not-found' : 'modal'
}

// Who shows which error (style.md, "Web"): one table, asked by the forms, the confirms and the pages.
import type { ProblemCode } from '#domain/problems.ts'
import { isAppError } from './errors.ts'

export type Place = 'page' | 'form' | 'confirm'
export type Presenter =
  | 'sign-in'
  | 'off-network'
  | 'role-denied'
  | 'not-found'
  | 'fields'
  | 'banner'
  | 'toast'
  | 'modal'

/** Refused for the network of the caller: another account, which the role-denied page suggests, would not help. */
const offNetwork: ProblemCode = 'network-not-internal'

export function whoShows(error: unknown, place: Place): Presenter {
  const { status, code, problems } = isAppError(error) ? error : { status: undefined, code: undefined, problems: [] }
  if (status === 401) return 'sign-in'
  if (place === 'form') return problems.length > 0 ? 'fields' : 'banner'
  if (place === 'confirm') return 'toast'
  if (code === offNetwork) return 'off-network'
  if (status === 403) return 'role-denied'
  return status === 404 ? 'not-found' : 'modal'
}

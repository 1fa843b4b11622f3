// Who shows which error (style.md, "Web"): one table, asked by the forms, the confirms and the pages.
import { isAppError } from './errors.ts'

export type Place = 'page' | 'form' | 'confirm'
export type Presenter = 'sign-in' | 'role-denied' | 'not-found' | 'fields' | 'banner' | 'toast' | 'modal'

export function whoShows(error: unknown, place: Place): Presenter {
  const { status, problems } = isAppError(error) ? error : { status: undefined, problems: [] }
  if (status === 401) return 'sign-in'
  if (place === 'form') return problems.length > 0 ? 'fields' : 'banner'
  if (place === 'confirm') return 'toast'
  if (status === 403) return 'role-denied'
  return status === 404 ? 'not-found' : 'modal'
}

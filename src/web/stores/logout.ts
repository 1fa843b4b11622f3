// Every way a session ends goes through here. Local storage is emptied (specification.md, section 4), which is how the
// other tabs learn of it; what belongs to the device stays.
import { clearLocalStore, localStore } from '#web/api/local-store.ts'
import { whenSessionEnds } from '#web/api/refresh.ts'
import { forgetSessionCache } from '#web/api/session-cache.ts'
import { readTokens } from '#web/api/tokens.ts'
import { acknowledgeEnd, type LogoutReason, rereadSession, sessionKeys } from './session.ts'

/** Each is told on the privacy page. */
export const deviceKeys = ['theme', 'region'] as const

/** Resolves when the server knows too, or could not be told. */
export async function logOut(reason: LogoutReason): Promise<void> {
  const { refresh } = readTokens()
  forgetPerson(reason)
  rereadSession()
  if (refresh) await tellServer(refresh).catch(() => {})
}

// Fetched when needed: the calls of the sign-in belong to its screens, not to every page.
const tellServer = async (refresh: string) => (await import('#web/api/identity.ts')).endServerSession(refresh)

/** Signing out by one's own wish: no dialog here, the other tabs show it. */
export function signOutHere(): Promise<void> {
  const done = logOut('OTHER')
  acknowledgeEnd()
  return done
}

function forgetPerson(reason: LogoutReason) {
  // Written first: another tab reads it as soon as it sees the tokens go.
  localStore().setItem(sessionKeys.reason, reason)
  clearLocalStore([sessionKeys.reason, ...deviceKeys])
  forgetSessionCache()
}

/** Called once: follows the other tabs, and the edge when the session cannot be renewed. */
export function watchSession() {
  whenSessionEnds(() => void logOut('OTHER'))
  // A page to which somebody goes back has heard nothing while it was kept.
  addEventListener('pageshow', follow)
  addEventListener('storage', ({ key }) => {
    if (key === null || relevantKeys.has(key)) follow()
  })
}

function follow() {
  if (!rereadSession().isLoggedIn) forgetSessionCache()
}

const relevantKeys = new Set(['at', 'mt', ...Object.values(sessionKeys)])

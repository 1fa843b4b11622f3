// Every end of a session goes through here. It empties local storage except for the device's settings, which tells the other
// tabs.
import { clearLocalStore, localStore } from '#web/api/local-store.ts'
import { whenSessionEnds } from '#web/api/refresh.ts'
import { forgetSessionCache } from '#web/api/session-cache.ts'
import { readTokens } from '#web/api/tokens.ts'
import { acknowledgeEnd, type LogoutReason, rereadSession, sessionKeys } from './session.ts'

/** The privacy page names each of them. */
export const deviceKeys = ['theme', 'region'] as const

/** Resolves when the server has ended the session too, or cannot be reached. */
export async function logOut(reason: LogoutReason): Promise<void> {
  const { refresh } = readTokens()
  forgetPerson(reason)
  rereadSession()
  if (refresh) await tellServer(refresh).catch(() => {})
}

// Loaded on demand: other pages do not need the calls of the sign-in.
const tellServer = async (refresh: string) => (await import('#web/api/identity.ts')).endServerSession(refresh)

/** For the person who signs out: this tab shows no dialog, the other tabs do. */
export function signOutHere(): Promise<void> {
  const done = logOut('OTHER')
  acknowledgeEnd()
  return done
}

function forgetPerson(reason: LogoutReason) {
  // Written first: other tabs read it as soon as the tokens go.
  localStore().setItem(sessionKeys.reason, reason)
  clearLocalStore([sessionKeys.reason, ...deviceKeys])
  forgetSessionCache()
}

/** Called once. Follows the other tabs, and the API client when it cannot refresh the session. */
export function watchSession() {
  whenSessionEnds(() => void logOut('OTHER'))
  // A page from the back-forward cache has missed all storage events.
  addEventListener('pageshow', follow)
  addEventListener('storage', ({ key }) => {
    if (key === null || relevantKeys.has(key)) follow()
  })
}

function follow() {
  if (!rereadSession().isLoggedIn) forgetSessionCache()
}

const relevantKeys = new Set(['at', 'mt', ...Object.values(sessionKeys)])

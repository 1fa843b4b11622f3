// Ends the session. Clearing local storage, except device settings, also notifies the other tabs.
import { clearLocalStore, localStore } from '#web/api/local-store.ts'
import { onSessionEnded } from '#web/api/refresh.ts'
import { forgetSessionCache } from '#web/api/session-cache.ts'
import { readTokens, tokenKeys } from '#web/api/tokens.ts'
import { acknowledgeEnd, type LogoutReason, rereadSession, sessionKeys } from './session.ts'

/** Listed on the privacy page. */
export const deviceKeys = ['theme', 'region'] as const

/**
 * Resolves when the server has ended the session too, or cannot be reached. After a single sign-on, to the page that ends the
 * session at the identity provider.
 */
export async function logOut(reason: LogoutReason): Promise<string | undefined> {
  const { refresh } = readTokens()
  clearLocalSession(reason)
  rereadSession()
  if (!refresh) return undefined
  const ended = await endOnServer(refresh).catch(() => undefined)
  return ended?.data?.endSessionAddress
}

/** `keepalive`: a tab that closes right after signing out still ends the session on the server. */
async function endOnServer(refreshToken: string) {
  // Loaded on demand: other pages do not need the calls of the sign-in.
  const { signOut } = await import('#generated/portal/client/identity.ts')
  return signOut({ refreshToken }, { keepalive: true })
}

/** For Sign Out: this tab shows no dialog, the other tabs do. */
export function signOutHere(): Promise<string | undefined> {
  const done = logOut('OTHER')
  acknowledgeEnd()
  return done
}

function clearLocalSession(reason: LogoutReason) {
  // Written first, because other tabs read it as soon as the tokens are removed.
  localStore().setItem(sessionKeys.reason, reason)
  clearLocalStore([sessionKeys.reason, ...deviceKeys])
  forgetSessionCache()
}

/** Called once. Follows other tabs, and the API client when it cannot refresh the session. */
export function watchSession() {
  onSessionEnded(() => void logOut('OTHER'))
  // A page from the back-forward cache has missed all storage events.
  addEventListener('pageshow', syncSession)
  addEventListener('storage', ({ key }) => {
    if (key === null || relevantKeys.has(key)) syncSession()
  })
}

function syncSession() {
  if (!rereadSession().isLoggedIn) forgetSessionCache()
}

const relevantKeys = new Set<string>([tokenKeys.access, tokenKeys.mfa, ...Object.values(sessionKeys)])

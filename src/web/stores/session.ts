// The signed-in user. Local storage holds the session, shared by all tabs; this store is a copy, updated on navigation and
// when another tab changes it.
import { create } from 'zustand'
import { isRole, type Role } from '#domain/roles.ts'
import { localStore } from '#web/api/local-store.ts'
import { readTokens, storeMfaToken } from '#web/api/tokens.ts'
import { skipsMfa } from './debug.ts'

export type LogoutReason = 'IDLE_SESSION' | 'OTHER'

export type Session =
  | { isLoggedIn: true; username: string; userRole: Role }
  | { isLoggedIn: false; username: string | null; userRole: null }

/** The session on pages behind the guard. */
export type SignedIn = Extract<Session, { isLoggedIn: true }>

type SessionState = Session & {
  /** Set when this tab finds that its session has ended, until the user signs in again or opens the sign-in. */
  endedBecause: LogoutReason | null
}

export const sessionKeys = { username: 'un', role: 'ur', reason: 'lr' } as const

export function readSession(): Session {
  const { username, role, isProven } = readStored()
  if (!isProven || !username || !isRole(role)) return { isLoggedIn: false, username, userRole: null }
  return { isLoggedIn: true, username, userRole: role }
}

/** The stored role of a session that this version of the portal does not know. */
export function readUnknownRole(): string | undefined {
  const { role, isProven } = readStored()
  return isProven && role && !isRole(role) ? role : undefined
}

function readStored() {
  const { access, mfa } = readTokens()
  return {
    username: localStore().getItem(sessionKeys.username),
    role: localStore().getItem(sessionKeys.role),
    isProven: access && (mfa || skipsMfa()),
  }
}

export const useSession = create<SessionState>(() => ({ ...readSession(), endedBecause: null }))

/** Updates the store from local storage, with the reason of an ended session. */
export function rereadSession(): Session {
  const session = readSession()
  const { isLoggedIn, username, endedBecause } = useSession.getState()
  // For another user, subscribers first see the end of the previous session.
  if (session.isLoggedIn && session.username !== username) useSession.setState({ isLoggedIn: false })
  useSession.setState({
    ...session,
    endedBecause: session.isLoggedIn ? null : isLoggedIn ? storedReason() : endedBecause,
  })
  return session
}

/** The email address for the next screen of sign-in or confirmation. */
export const rememberUsername = (username: string) => localStore().setItem(sessionKeys.username, username)
export const rememberedUsername = () => localStore().getItem(sessionKeys.username)
export const rememberRole = (role: Role) => localStore().setItem(sessionKeys.role, role)

/** After the one-time code, or without it with the debug setting. All tabs follow. */
export function markLoggedIn(mfaToken?: string) {
  localStore().removeItem(sessionKeys.reason)
  if (mfaToken) storeMfaToken(mfaToken)
  return rereadSession()
}

/** The session dialog was dismissed. */
export function acknowledgeEnd() {
  useSession.setState({ endedBecause: null })
}

function storedReason(): LogoutReason {
  return localStore().getItem(sessionKeys.reason) === 'IDLE_SESSION' ? 'IDLE_SESSION' : 'OTHER'
}

/** Password accepted, code pending. */
export const awaitsCode = () => Boolean(readTokens().access && rememberedUsername())

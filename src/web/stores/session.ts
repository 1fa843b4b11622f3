// Who is signed in. Local storage is the truth, because every tab shares it; this store is what the screens read, and it
// is read anew on every navigation and whenever another tab changes something (specification.md, section 4, "Session").
import { create } from 'zustand'
import { isRole, type Role } from '#domain/roles.ts'
import { localStore } from '#web/api/local-store.ts'
import { readTokens, storeMfaToken } from '#web/api/tokens.ts'
import { skipsMfa } from './debug.ts'

export type LogoutReason = 'IDLE_SESSION' | 'OTHER'

export type Session =
  | { isLoggedIn: true; username: string; userRole: Role }
  | { isLoggedIn: false; username: string | null; userRole: null }

/** The session of a page behind the guard. */
export type SignedIn = Extract<Session, { isLoggedIn: true }>

type SessionState = Session & {
  /** Set once this tab learns that its session is over, until it is signed in again or has left for the sign-in. */
  endedBecause: LogoutReason | null
}

export const sessionKeys = { username: 'un', role: 'ur', reason: 'lr' } as const

export function readSession(): Session {
  const username = localStore().getItem(sessionKeys.username)
  const role = localStore().getItem(sessionKeys.role)
  const { access, mfa } = readTokens()
  const proven = access && (mfa || skipsMfa())
  if (!proven || !username || !isRole(role)) return { isLoggedIn: false, username, userRole: null }
  return { isLoggedIn: true, username, userRole: role }
}

export const useSession = create<SessionState>(() => ({ ...readSession(), endedBecause: null }))

/** Takes over what local storage says now. A session that has gone since the last look leaves the reason behind. */
export function rereadSession(): Session {
  const session = readSession()
  const { isLoggedIn, username, endedBecause } = useSession.getState()
  // Somebody else: for whoever listens, the one before has gone first.
  if (session.isLoggedIn && session.username !== username) useSession.setState({ isLoggedIn: false })
  useSession.setState({
    ...session,
    endedBecause: session.isLoggedIn ? null : isLoggedIn ? storedReason() : endedBecause,
  })
  return session
}

/** Who is about to sign in or to confirm the account; the screens of both ask for nothing they know already. */
export const rememberUsername = (username: string) => localStore().setItem(sessionKeys.username, username)
export const rememberedUsername = () => localStore().getItem(sessionKeys.username)
export const rememberRole = (role: Role) => localStore().setItem(sessionKeys.role, role)

/** The code was right, or the debug setting spares it. Every tab learns of it. */
export function markLoggedIn(mfaToken?: string) {
  localStore().removeItem(sessionKeys.reason)
  if (mfaToken) storeMfaToken(mfaToken)
  return rereadSession()
}

/** The session dialog has been answered. */
export function acknowledgeEnd() {
  useSession.setState({ endedBecause: null })
}

function storedReason(): LogoutReason {
  return localStore().getItem(sessionKeys.reason) === 'IDLE_SESSION' ? 'IDLE_SESSION' : 'OTHER'
}

/** The password was right, the code is still to come. */
export const awaitsCode = () => Boolean(readTokens().access && rememberedUsername())

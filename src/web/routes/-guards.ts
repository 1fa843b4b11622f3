// Guards of the layout routes: below them, the session has a fitting role by type.
import { redirect } from '@tanstack/react-router'
import { messages } from '#domain/messages.ts'
import type { Role } from '#domain/roles.ts'
import { readUnknownRole, type Session, type SignedIn, useSession } from '#web/stores/session.ts'

/** Signed in with the wrong role. RouteError shows the role-denied page. */
export class RoleDeniedError extends Error {
  readonly allowed: readonly Role[]
  readonly role: Role

  constructor(allowed: readonly Role[], role: Role) {
    super(`Not allowed for ${role}`)
    this.allowed = allowed
    this.role = role
  }
}

/** Signed in with a role of a newer server. RouteError shows that it has no home page. */
export class UnknownRoleError extends Error {
  readonly role: string

  constructor(role: string) {
    super(messages.shell.noHome(role))
    this.role = role
  }
}

/** Redirects to Sign In with a redirect parameter. */
export function requireLogin({ session, href }: { session: Session; href: string }): { member: SignedIn } {
  if (session.isLoggedIn) return { member: session }
  const unknownRole = readUnknownRole()
  if (unknownRole) throw new UnknownRoleError(unknownRole)
  // A user who returns the next morning has no open page with the session dialog, so the sign-in shows the reason.
  const notice = useSession.getState().endedBecause === 'IDLE_SESSION' ? messages.session.timedOut.text : undefined
  throw redirect({ to: '/signin', search: { redirect: href }, replace: true, state: { notice } })
}

export const requireRole =
  (...allowed: Role[]) =>
  ({ context }: { context: { member: SignedIn } }) => {
    const { userRole } = context.member
    if (!allowed.includes(userRole)) throw new RoleDeniedError(allowed, userRole)
  }

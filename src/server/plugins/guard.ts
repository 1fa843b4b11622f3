import type { FastifyRequest } from 'fastify'
import { fail } from '#domain/problems.ts'
import { needsInternalNetwork } from '#domain/roles.ts'
import type { OperationFact, OperationId } from '#generated/operations.ts'
import type { FutureTokenWarnings } from '#server/clock.ts'
import { sessionSecretsOf } from '#server/config.ts'
import { isDisabledDemoAccount } from '#server/demo-accounts.ts'
import type { AppDependencies } from '#server/dependencies.ts'
import { addressLimits, countForAddress } from '#server/identity/limits.ts'
import { mayUsePassword } from '#server/identity/passwords.ts'
import { readToken, type TokenKind } from '#server/identity/tokens.ts'
import type { Member } from '#server/operation.ts'
import type { SignedIn } from '#server/repositories/sessions.ts'
import * as sessions from '#server/repositories/sessions.ts'

/** Checks session, role and network as the specification of the operation says; `permit` checks the particular record. */
export function guard(
  fact: Pick<OperationFact, 'access' | 'roles'>,
  id: OperationId,
  dependencies: AppDependencies & { futureTokens: FutureTokenWarnings },
) {
  const { database, now, futureTokens } = dependencies
  return async (request: FastifyRequest): Promise<void> => {
    if (isLimited(id)) await countForAddress(database.db, id, request.ip, now(), fail)
    if (fact.access === 'public') return
    const { member, tokenIssuedAt, tokenExpiresAt, isProven, hasTemporaryPassword } = await memberOf(
      request,
      dependencies,
    )
    request.member = member
    request.tokenExpiresAt = tokenExpiresAt
    futureTokens.warn(request.log, tokenIssuedAt, now())
    if (fact.access === 'session') return
    requireOneTimeCode(request, member, dependencies)
    if (hasTemporaryPassword && id !== 'changePassword') fail('password-change-required')
    // A process of an earlier version may have accepted the code without storing it; the owner's session list needs it.
    if (!isProven) await sessions.markVerified(database.db, member.sessionId, now())
    if (fact.roles.length > 0 && !fact.roles.includes(member.role)) fail('role-not-allowed')
    if (needsInternalNetwork(member.role) && !request.isInternal) fail('network-not-internal')
  }
}

function isLimited(id: string): id is keyof typeof addressLimits {
  return Object.hasOwn(addressLimits, id)
}

interface SignedInCaller {
  member: Member
  tokenIssuedAt: Date
  tokenExpiresAt: Date
  /** Whether the session's code was entered. */
  isProven: boolean
  /** The password must be changed first. */
  hasTemporaryPassword: boolean
}

async function memberOf(request: FastifyRequest, dependencies: AppDependencies): Promise<SignedInCaller> {
  const { database, config, now } = dependencies
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1]
  const claims = token && claimsOf('access', token, dependencies)
  const open = claims && (await sessions.findSignedIn(database.db, claims.sessionId, now()))
  if (!open || open.accountId !== claims.accountId || isDisabledDemoAccount(open.email, config)) fail('not-signed-in')
  if (!open.singleSignOn && !mayUsePassword(open, config)) fail('not-signed-in')
  const member = toMember(open) ?? fail('not-signed-in')
  return {
    member,
    tokenIssuedAt: claims.issuedAt,
    tokenExpiresAt: claims.expiresAt,
    isProven: open.provenAt !== null,
    hasTemporaryPassword: open.passwordExpiresAt !== null,
  }
}

function requireOneTimeCode(request: FastifyRequest, member: Member, dependencies: AppDependencies): void {
  const token = request.headers['x-mfa-token']
  const claims = typeof token === 'string' && claimsOf('mfa', token, dependencies)
  if (!claims || claims.sessionId !== member.sessionId || claims.accountId !== member.accountId) fail('mfa-required')
}

function claimsOf(kind: TokenKind, token: string, { config, now }: AppDependencies) {
  return readToken(kind, token, sessionSecretsOf(config), now())
}

function toMember({ accountId, sessionId, email, role, organisationId }: SignedIn): Member | undefined {
  const who = { accountId, sessionId, email }
  if (role !== 'EXTERNAL_ADMIN') return { ...who, role, organisationId: null }
  return organisationId ? { ...who, role, organisationId } : undefined
}

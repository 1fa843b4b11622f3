import { hash } from 'node:crypto'
import { cutText } from '#domain/cut-text.ts'
import { isEmail } from '#domain/formats/text-formats.ts'
import { needsInternalNetwork, type StaffRole } from '#domain/roles.ts'
import type { SecurityAction } from '#domain/security-events.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { isDisabledDemoAccount } from '#server/demo-accounts.ts'
import { normaliseEmail } from '#server/identity/email.ts'
import type { Identity } from '#server/identity/identity-provider.ts'
import { unusableHash } from '#server/identity/passwords.ts'
import type { Account } from '#server/repositories/accounts.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as securityEvents from '#server/repositories/security-events.ts'
import * as sessions from '#server/repositories/sessions.ts'
import * as staffIdentities from '#server/repositories/staff-identities.ts'
import type { SingleSignOn } from '#server/staff-sign-in-settings.ts'

const longestDetail = 500

/** The actor of the security events that an identity provider causes. */
const actor = { actor: 'single sign-on', actorId: null }

export interface Call {
  db: Db
  config: Config
  isInternal: boolean
  now: Date
}

type RefusedSignIn = 'sso-no-role' | 'sso-no-account' | 'sso-disabled' | 'network-not-internal'

/** Thrown to roll back the transaction. */
class Refused extends Error {
  readonly code: RefusedSignIn
  /** Undefined for a person without an account. */
  readonly accountId: string | undefined

  constructor(code: RefusedSignIn, accountId?: string) {
    super(code)
    this.code = code
    this.accountId = accountId
  }
}

interface Change {
  action: SecurityAction
  detail: string
}

/** The first value of OIDC_ROLES that the person has. */
const roleOf = ({ roles }: Identity, settings: SingleSignOn) =>
  settings.roles.find(([value]) => roles.includes(value))?.[1]

/** The account of the person, with the role of their claim. A refusal is recorded. */
export async function accountOf(
  call: Call,
  identity: Identity,
  settings: SingleSignOn,
): Promise<Account | { refusal: RefusedSignIn }> {
  try {
    const role = roleOf(identity, settings)
    if (!role) throw new Refused('sso-no-role')
    if (needsInternalNetwork(role) && !call.isInternal) throw new Refused('network-not-internal')
    return await findOrLink(call, identity, role)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const known = await staffIdentities.find(call.db, identity)
    const subjectId = known?.accountId ?? error.accountId ?? idOf(identity)
    const { email = null, roles } = identity
    const detail = cutText(`${error.code}: ${JSON.stringify({ email, roles })}`, longestDetail)
    await call.db.transaction((tx) => record(tx, call, subjectId, [{ action: 'staff-sign-in-refused', detail }]))
    return { refusal: error.code }
  }
}

async function findOrLink(call: Call, identity: Identity, role: StaffRole): Promise<Account> {
  try {
    return await takeAccount(call, identity, role)
  } catch (error) {
    // The same person may have signed in for the first time in another tab.
    if (!(error instanceof Refused) || !(await staffIdentities.find(call.db, identity))) throw error
    return await takeAccount(call, identity, role)
  }
}

async function takeAccount(call: Call, identity: Identity, role: StaffRole): Promise<Account> {
  return await call.db.transaction(async (tx) => {
    const changes: Change[] = []
    const known = await staffIdentities.find(tx, identity)
    const found = known
      ? await accounts.lock(tx, known.accountId)
      : await linkAccount(tx, call, identity, role, changes)
    if (!found || found.role === 'EXTERNAL_ADMIN') throw new Refused('sso-no-account')
    if (found.disabledAt || isDisabledDemoAccount(found.email, call.config)) throw new Refused('sso-disabled', found.id)
    const account = await bringUpToDate(tx, call, found, role, changes)
    await record(tx, call, account.id, changes)
    return account
  })
}

/** Undefined when the email is not verified, or belongs to a partner or to another identity of the provider. */
async function linkAccount(
  tx: Db,
  { now }: Call,
  { issuer, subject, email }: Identity,
  role: StaffRole,
  changes: Change[],
): Promise<Account | undefined> {
  const address = email === undefined ? '' : normaliseEmail(email)
  if (!isEmail(address)) return undefined
  await accounts.removeUnconfirmedOf(tx, address)
  const existing = await accounts.findByEmail(tx, address)
  if (existing?.role === 'EXTERNAL_ADMIN') return undefined
  const account = existing
    ? await accounts.lock(tx, existing.id)
    : await accounts.insert(tx, { email: address, role, passwordHash: unusableHash(), ...confirmedAt(now) })
  if (!account) return undefined
  const isLinked = await staffIdentities.link(tx, { issuer, subject, accountId: account.id, createdAt: now })
  if (!isLinked) return undefined
  if (!existing) changes.push({ action: 'staff-added', detail: role })
  changes.push({ action: 'staff-linked', detail: `${issuer} ${subject}` })
  return account
}

const confirmedAt = (now: Date) => ({ confirmedAt: now, createdAt: now, updatedAt: now })

/** A changed role ends the other sessions. A temporary password is removed, since it would ask for a new one. */
async function bringUpToDate(
  tx: Db,
  { now }: Call,
  account: Account,
  role: StaffRole,
  changes: Change[],
): Promise<Account> {
  if (account.passwordExpiresAt) await accounts.setPassword(tx, account.id, unusableHash())
  if (account.role === role) return account
  await accounts.changeStaff(tx, account.id, { role }, now)
  await sessions.endAllOf(tx, account.id, 'ended-by-operator', now)
  changes.push({
    action: 'staff-role-changed',
    detail: `${account.email} is ${role} now, not ${account.role}. Every session has ended.`,
  })
  return { ...account, role }
}

async function record(tx: Db, { now }: Call, subjectId: string, changes: Change[]): Promise<void> {
  await securityEvents.append(
    tx,
    changes.map((change) => ({ ...actor, ...change, subjectId, createdAt: now })),
  )
}

/** An id for the events of a person without an account, the same each time. */
function idOf({ issuer, subject }: Identity): string {
  const digits = hash('sha256', JSON.stringify([issuer, subject]))
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')
}

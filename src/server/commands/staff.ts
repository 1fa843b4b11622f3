import { randomBytes, randomInt } from 'node:crypto'
import { hostname, userInfo } from 'node:os'
import { isEmail } from '#domain/formats/text-formats.ts'
import { isStaffRole, type StaffRole } from '#domain/roles.ts'
import type { SecurityAction } from '#domain/security-events.ts'
import { addHours } from '#domain/time.ts'
import { type Command, readArguments, UsageError } from '#server/commands/command.ts'
import { resetSecondStep } from '#server/commands/reset-second-step.ts'
import { withDatabase } from '#server/commands/with-database.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { normaliseEmail } from '#server/identity/email.ts'
import { hashPassword, unusableHash } from '#server/identity/passwords.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as securityEvents from '#server/repositories/security-events.ts'
import * as sessions from '#server/repositories/sessions.ts'

/** A temporary password that was not used by then no longer signs in. */
export const temporaryHours = 24

interface Call {
  db: Db
  config: Pick<Config, 'staffPasswords'>
  /** The operator of the command line, for the security events. */
  operator: string
  now: Date
}

interface Verb {
  /** The arguments after the verb, as the usage shows them. */
  parameters: string[]
  does: string
  run(call: Call & { config: Config }, ...given: string[]): Promise<string>
}

const verbs: Record<string, Verb> = {
  add: { parameters: ['EMAIL', 'ROLE'], does: 'adds an account and prints its temporary password', run: add },
  list: { parameters: [], does: 'lists the accounts', run: list },
  disable: {
    parameters: ['EMAIL'],
    does: 'ends the sessions of an account, which can no longer sign in',
    run: disable,
  },
  enable: { parameters: ['EMAIL'], does: 'lets a disabled account sign in again', run: enable },
  role: { parameters: ['EMAIL', 'ROLE'], does: 'gives an account another role and ends its sessions', run: changeRole },
  'reset-second-step': {
    parameters: ['EMAIL'],
    does: 'lets a partner who lost every other way to sign in use email codes again',
    run: resetSecondStep,
  },
  'end-sessions': { parameters: ['EMAIL'], does: 'signs an account out everywhere', run: endSessions },
}

const lines = Object.entries(verbs).map(
  ([name, { parameters, does }]) => `  ${[name, ...parameters].join(' ').padEnd(25)}${does}`,
)

export const staffCommand: Command = {
  usage: (program) => `usage: ${program} COMMAND

${lines.join('\n')}

ROLE is BUSINESS_ADMIN, BUSINESS_INTERNAL or TECHNICAL_LIMITED. Each change is stored with the name of the operator.
It reads the same variables as the server. The embedded database allows one process only: stop the server first.`,
  async run(args) {
    const [name = '', ...given] = readArguments(args, {}).positionals
    const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
    if (!verb) throw new UsageError(name ? `there is no command '${name}'` : 'a command is missing')
    if (verb.parameters.length !== given.length)
      throw new UsageError(`${name} takes ${verb.parameters.join(' and ') || 'nothing'}`)
    const call = { operator: operator(), now: new Date() }
    return await withDatabase(process.env, (db, config) => verb.run({ db, config, ...call }, ...given))
  },
}

/** SUDO_USER is the person who uses sudo. Without it, the user of the process counts, which may have no name in a container. */
function operator(): string {
  if (process.env.SUDO_USER) return `${process.env.SUDO_USER} at ${hostname()}`
  try {
    return `${userInfo().username} at ${hostname()}`
  } catch {
    return `user ${process.getuid?.()} at ${hostname()}`
  }
}

/** Only an administrator can run commands on the server, so the account needs no confirmation. */
export async function add(call: Call, email = '', role = ''): Promise<string> {
  const { db, config, now } = call
  const address = normaliseEmail(email)
  if (!isEmail(address)) throw new Error(`'${email}' is no email address: give one like name@portal.example`)
  const password = config.staffPasswords ? temporaryPassword() : undefined
  const account = {
    email: address,
    role: toStaffRole(role),
    passwordHash: password ? await hashPassword(password) : unusableHash(),
    passwordExpiresAt: password ? addHours(now, temporaryHours) : null,
    confirmedAt: now,
    createdAt: now,
    updatedAt: now,
  }
  await db.transaction(async (tx) => {
    await accounts.removeUnconfirmedOf(tx, address)
    const inserted = await accounts.insert(tx, account)
    if (!inserted) throw new Error(`${address} has an account already: give another address`)
    await record(tx, call, 'staff-added', inserted, role)
  })
  if (!password) {
    return `Added ${address} as ${role}, without a password: STAFF_PASSWORDS is off. They sign in with single sign-on, which gives the role of their claim.`
  }
  return `Added ${address} as ${role}. Temporary password: ${password}\nIt is valid for ${temporaryHours} hours and is changed at the first sign-in. After that, Forgot password sends a code.`
}

export async function list({ db, now }: Pick<Call, 'db' | 'now'>): Promise<string> {
  const staff = await accounts.listStaff(db)
  if (staff.length === 0) return 'No member of staff has an account.'
  const widest = Math.max(...staff.map(({ email }) => email.length))
  return staff
    .map((account) => `${account.email.padEnd(widest)}  ${account.role.padEnd(17)}  ${stateOf(account, now)}`)
    .join('\n')
}

function stateOf({ disabledAt, passwordExpiresAt }: accounts.Account, now: Date): string {
  if (disabledAt) return `disabled since ${disabledAt.toISOString()}`
  if (!passwordExpiresAt) return 'active'
  return `temporary password, ${passwordExpiresAt > now ? 'valid until' : 'expired'} ${passwordExpiresAt.toISOString()}`
}

export function disable(call: Call, email = ''): Promise<string> {
  return change(call, email, 'staff-disabled', async (tx, account) => {
    if (account.disabledAt) throw new Error(`${account.email} is disabled already`)
    await accounts.changeStaff(tx, account.id, { disabledAt: call.now }, call.now)
    return `Disabled ${account.email}. Every session has ended.`
  })
}

export function enable(call: Call, email = ''): Promise<string> {
  return change(call, email, 'staff-enabled', async (tx, account) => {
    if (!account.disabledAt) throw new Error(`${account.email} is not disabled`)
    await accounts.changeStaff(tx, account.id, { disabledAt: null }, call.now)
    return `Enabled ${account.email}, with the password it had.`
  })
}

export function changeRole(call: Call, email = '', role = ''): Promise<string> {
  const next = toStaffRole(role)
  return change(call, email, 'staff-role-changed', async (tx, account) => {
    if (account.role === next) throw new Error(`${account.email} has the role ${role} already`)
    await accounts.changeStaff(tx, account.id, { role: next }, call.now)
    return `${account.email} is ${role} now, not ${account.role}. Every session has ended.`
  })
}

export function endSessions(call: Call, email = ''): Promise<string> {
  return change(call, email, 'staff-sessions-ended', async (_tx, account) => `Ended every session of ${account.email}.`)
}

/**
 * Changes an account under its lock, ends its sessions and records who did it. Every command ends all sessions; `enable`
 * ends those begun while the account was disabled.
 */
async function change(
  call: Call,
  email: string,
  action: SecurityAction,
  work: (tx: Db, account: accounts.Account) => Promise<string>,
): Promise<string> {
  const address = normaliseEmail(email)
  return await call.db.transaction(async (tx) => {
    const found = await accounts.findByEmail(tx, address)
    const account = found && (await accounts.lock(tx, found.id))
    if (!account) throw new Error(`${address} has no account: the command staff list shows those that have one`)
    if (account.role === 'EXTERNAL_ADMIN') throw new Error(`${address} is the account of a partner, not of staff`)
    const summary = await work(tx, account)
    await sessions.endAllOf(tx, account.id, action === 'staff-disabled' ? 'disabled' : 'ended-by-operator', call.now)
    await record(tx, call, action, account, summary)
    return summary
  })
}

function record(tx: Db, { operator, now }: Call, action: SecurityAction, { id }: accounts.Account, detail: string) {
  const event = { action, actor: operator, actorId: null, subjectId: id, detail, createdAt: now }
  return securityEvents.append(tx, [event])
}

function toStaffRole(role: string): StaffRole {
  if (isStaffRole(role)) return role
  throw new Error(`'${role}' is no role of staff: give BUSINESS_ADMIN, BUSINESS_INTERNAL or TECHNICAL_LIMITED`)
}

/** 128 random bits, and one character of each class in the password policy. */
function temporaryPassword(): string {
  return `${randomBytes(16).toString('base64url')}-Aa${randomInt(10)}`
}

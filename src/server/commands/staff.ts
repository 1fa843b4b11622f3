import { randomBytes, randomInt } from 'node:crypto'
import { isEmail } from '#domain/formats/formats.ts'
import { isRole } from '#domain/roles.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import type { Db } from '#server/db/database.ts'
import { normaliseEmail } from '#server/identity/email.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import * as accounts from '#server/repositories/accounts.ts'

/** The command behind `npm run staff`: returns the text to print; throws one line on failure. */
export async function addStaff(email: string, role: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const config = readConfig(environment)
  const database = await connect(config)
  try {
    const { address, password } = await insertStaff(database.db, email, role, new Date())
    return `Added ${address} as ${role}. Temporary password: ${password}\nPlease have it replaced: ${config.publicUrl}/forgotpassword`
  } finally {
    await database.close()
  }
}

/** Only an administrator can run commands on the server, so the account needs no confirmation. */
export async function insertStaff(db: Db, email: string, role: string, now: Date) {
  const address = normaliseEmail(email)
  if (!isEmail(address)) throw new Error(`'${email}' is no email address: give one like name@portal.example`)
  if (!isRole(role) || role === 'EXTERNAL_ADMIN') {
    throw new Error(`'${role}' is no role of staff: give BUSINESS_ADMIN, BUSINESS_INTERNAL or TECHNICAL_LIMITED`)
  }
  const password = temporaryPassword()
  const passwordHash = await hashPassword(password)
  const inserted = await accounts.insert(db, {
    email: address,
    role,
    passwordHash,
    confirmedAt: now,
    createdAt: now,
    updatedAt: now,
  })
  if (!inserted) throw new Error(`${address} has an account already: give another address`)
  return { address, password }
}

/** 128 random bits, and one character of each class in the password policy. */
function temporaryPassword(): string {
  return `${randomBytes(16).toString('base64url')}-Aa${randomInt(10)}`
}

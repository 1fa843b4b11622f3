import { addHours } from '#domain/time.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import * as accounts from '#server/repositories/accounts.ts'
import { staffAccounts, staffPassword, temporaryStaff } from './staff-accounts.ts'

// Runs with a portal's environment before that starts. Every test file gets its own staff accounts, because two concurrent
// sign-ins of one account would read each other's codes from the mailbox.

const database = await connect(readConfig(process.env), { migrates: true })
const now = new Date()
const passwordHash = await hashPassword(staffPassword)
for (const { email, role } of staffAccounts) {
  await accounts.insert(database.db, { email, role, passwordHash, confirmedAt: now, createdAt: now, updatedAt: now })
}
await accounts.insert(database.db, {
  email: temporaryStaff.email,
  role: temporaryStaff.role,
  passwordHash,
  passwordExpiresAt: addHours(now, 24),
  confirmedAt: now,
  createdAt: now,
  updatedAt: now,
})
await database.close()

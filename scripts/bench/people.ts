import { addHours } from '#domain/time.ts'
import type { Db } from '#server/db/database.ts'
import type { Claims } from '#server/identity/tokens.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as sessions from '#server/repositories/sessions.ts'

/** A confirmed partner with a company. */
export async function insertPartner(db: Db, email: string): Promise<{ id: string; organisationId: string }> {
  const now = new Date()
  const dates = { confirmedAt: now, createdAt: now, updatedAt: now }
  const partner = await accounts.insertPartner(db, { email, passwordHash: 'no password opens this account', ...dates })
  if (!partner?.organisationId) throw new Error('The benchmark needs a new database: this one has data')
  return { id: partner.id, organisationId: partner.organisationId }
}

/** A session of a day. */
export async function insertSession(db: Db, accountId: string): Promise<Claims> {
  const now = new Date()
  const session = { accountId, address: '127.0.0.1', provenAt: now, expiresAt: addHours(now, 24) }
  const { id: sessionId } = await sessions.insert(db, session)
  return { accountId, sessionId }
}

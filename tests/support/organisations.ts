import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { organisations } from '#server/db/identity-schema.ts'
import { saveBank } from '#server/repositories/organisations.ts'
import type { Caller } from './app.ts'

export const harbourBank = {
  bankName: 'Harbour Bank',
  bankCode: '7171',
  branchCode: '001',
  accountNumber: '0012345678',
}

/** Activates the caller's company, as its first go-live does. Its profile can then no longer be edited. */
export async function settle(db: Db, caller: Caller): Promise<void> {
  const { org_id } = (await caller.get('/portal/user')).json().data
  await db.update(organisations).set({ status: 'active' }).where(eq(organisations.id, org_id))
}

/** Gives a company bank details. Staff who read them leave a security event. */
export const addBank = (db: Db, organisationId: string): Promise<void> =>
  saveBank(db, organisationId, harbourBank, new Date())

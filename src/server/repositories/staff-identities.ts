import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { staffIdentities } from '#server/db/identity-schema.ts'

type StaffIdentity = typeof staffIdentities.$inferSelect

export async function find(
  db: Db,
  { issuer, subject }: Pick<StaffIdentity, 'issuer' | 'subject'>,
): Promise<StaffIdentity | undefined> {
  const [identity] = await db
    .select()
    .from(staffIdentities)
    .where(and(eq(staffIdentities.issuer, issuer), eq(staffIdentities.subject, subject)))
  return identity
}

/** False when the provider gave the account to another person, or the person has an account already. */
export async function link(db: Db, identity: StaffIdentity): Promise<boolean> {
  const linked = await db
    .insert(staffIdentities)
    .values(identity)
    .onConflictDoNothing()
    .returning({ accountId: staffIdentities.accountId })
  return linked.length > 0
}

import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { agentTokens } from '#server/db/agent-schema.ts'
import { type Db, onlyRow } from '#server/db/database.ts'
import { accounts } from '#server/db/identity-schema.ts'

export type AgentToken = typeof agentTokens.$inferSelect
export type AgentTokenWithAuthor = { token: AgentToken; createdBy: string }

/** Newest first, each with its creator's email address. */
export function listOfProject(db: Db, projectId: string): Promise<AgentTokenWithAuthor[]> {
  return db
    .select({ token: agentTokens, createdBy: accounts.email })
    .from(agentTokens)
    .innerJoin(accounts, eq(accounts.id, agentTokens.createdBy))
    .where(eq(agentTokens.projectId, projectId))
    .orderBy(desc(agentTokens.createdAt), agentTokens.id)
}

export async function insert(tx: Db, token: typeof agentTokens.$inferInsert): Promise<AgentToken> {
  return onlyRow(await tx.insert(agentTokens).values(token).returning())
}

/** Tokens that are neither revoked nor expired. */
export function countActive(db: Db, projectId: string, now: Date): Promise<number> {
  const isActive = and(isNull(agentTokens.revokedAt), gt(agentTokens.expiresAt, now))
  return db.$count(agentTokens, and(eq(agentTokens.projectId, projectId), isActive))
}

export async function find(db: Db, projectId: string, id: string): Promise<AgentToken | undefined> {
  const [token] = await db
    .select()
    .from(agentTokens)
    .where(and(eq(agentTokens.id, id), eq(agentTokens.projectId, projectId)))
  return token
}

/** False when it was revoked before: one of two simultaneous callers revokes it. */
export async function revoke(tx: Db, id: string, now: Date): Promise<boolean> {
  const revoked = await tx
    .update(agentTokens)
    .set({ revokedAt: now })
    .where(and(eq(agentTokens.id, id), isNull(agentTokens.revokedAt)))
    .returning({ id: agentTokens.id })
  return revoked.length > 0
}

import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, ownedBy, reference } from '#server/db/columns.ts'
import { accounts } from '#server/db/identity-schema.ts'
import { projects } from '#server/db/schema.ts'

/** Tokens for agents, which use the sandbox of a project at /mcp. Not keys: an earlier version would list and count them. */
export const agentTokens = pgTable(
  'agent_tokens',
  {
    id: id(),
    projectId: ownedBy(() => projects.id),
    name: text().notNull(),
    /** SHA-256 of the value, hexadecimal. The value itself is shown once and stored nowhere. */
    tokenHash: text().notNull().unique('agent_tokens_token_hash'),
    lastFour: text().notNull(),
    createdBy: reference(() => accounts.id),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    lastUsedAt: moment(),
    revokedAt: moment(),
  },
  (table) => [
    index('agent_tokens_project').on(table.projectId, table.createdAt.desc()),
    check('agent_tokens_last_four', sql`length(${table.lastFour}) = 4`),
  ],
)

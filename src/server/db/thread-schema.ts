import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, ownedBy, reference, role } from '#server/db/columns.ts'
import { accounts } from '#server/db/identity-schema.ts'
import { projects } from '#server/db/schema.ts'

/** What partner and desks write about an application. Never changed; the audit trail holds the hash of each message. */
export const threadMessages = pgTable(
  'thread_messages',
  {
    /** Made by the browser, so that a repeated request stores one message. */
    id: uuid().primaryKey(),
    /** Newest first means highest first. Not shown: a gap would tell the partner of an internal note. */
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    projectId: ownedBy(() => projects.id),
    authorId: reference(() => accounts.id),
    /** The author's data at that time. */
    authorEmail: text().notNull(),
    authorRole: role().notNull(),
    audience: text({ enum: ['all', 'desks'] }).notNull(),
    text: text().notNull(),
    /** JSON pointers into the application. */
    mentions: jsonb().$type<string[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('thread_messages_project').on(table.projectId, table.sequence),
    // The partner's pages do not read over the internal notes.
    index('thread_messages_shared').on(table.projectId, table.sequence).where(sql`${table.audience} = 'all'`),
    check('thread_messages_audience', sql`${table.audience} in ('all', 'desks')`),
    check('thread_messages_author', sql`${table.audience} = 'all' or ${table.authorRole} <> 'EXTERNAL_ADMIN'`),
  ],
)

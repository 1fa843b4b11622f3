import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Application } from '#domain/application-pointers.ts'
import { moment, reference } from '#server/db/columns.ts'
import { accounts } from '#server/db/identity-schema.ts'
import { projects } from '#server/db/schema.ts'

/**
 * What each submission of a project contained. A trigger refuses updates and deletions. The event of the submission carries
 * `sha256`, so that the chain of the project covers the content too.
 */
export const submissions = pgTable(
  'submissions',
  {
    projectId: reference(() => projects.id),
    /** 1, 2, 3 ... within the project. */
    number: integer().notNull(),
    submittedAt: moment().notNull(),
    submittedBy: reference(() => accounts.id),
    content: jsonb().$type<Application>().notNull(),
    /** SHA-256 of the content as canonical JSON. */
    sha256: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.number] })],
)

import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ApplicationPart } from '#domain/application-parts.ts'
import { createdAt, id, moment, ownedBy, reference } from '#server/db/columns.ts'
import { accounts } from '#server/db/identity-schema.ts'
import { projects } from '#server/db/schema.ts'

// Tables of the changes that desks ask for at single fields, and of the checks that still hold afterwards.

const desk = () => text({ enum: ['preparation', 'technical', 'business'] }).notNull()

/** What a desk asks to change at one field of an application. */
export const reviewNotes = pgTable(
  'review_notes',
  {
    id: id(),
    projectId: ownedBy(() => projects.id),
    desk: desk(),
    /** JSON pointer into the application. */
    pointer: text().notNull(),
    text: text().notNull(),
    /** Opens the field for the partner. */
    blocking: boolean().notNull(),
    /** JSON pointers of further fields that the partner changes with it. */
    related: jsonb().$type<string[]>().notNull().default([]),
    /** The submission that the desk was looking at. */
    submission: integer().notNull(),
    createdBy: reference(() => accounts.id),
    createdAt: createdAt(),
    /** When it was sent to the partner; null while only staff see it. */
    sentAt: moment(),
    doneAt: moment(),
    resolvedAt: moment(),
    /** Increased by every change. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    index('review_notes_project').on(table.projectId, table.createdAt, table.id),
    index('review_notes_open').on(table.projectId).where(sql`${table.resolvedAt} is null`),
  ],
)

export const reviewNoteAnswers = pgTable(
  'review_note_answers',
  {
    id: id(),
    noteId: ownedBy(() => reviewNotes.id),
    text: text().notNull(),
    createdBy: reference(() => accounts.id),
    createdAt: createdAt(),
  },
  (table) => [index('review_note_answers_note').on(table.noteId, table.createdAt, table.id)],
)

/** The parts that a desk approved, by hashes of their content. The check holds as long as they stay the same. */
export const deskChecks = pgTable(
  'desk_checks',
  {
    projectId: ownedBy(() => projects.id),
    desk: desk(),
    parts: jsonb().$type<Partial<Record<ApplicationPart, string>>>().notNull(),
    checkedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.desk] })],
)

import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { MailTime, NotificationKind } from '#domain/notifications.ts'
import { createdAt, id, moment, ownedBy } from '#server/db/columns.ts'
import { accounts } from '#server/db/identity-schema.ts'
import { projects } from '#server/db/schema.ts'

/** The text of a notification, in the portal and in the daily mail. */
export interface NotificationFacts {
  title: string
  text: string
  /** Text that a person wrote, and its author. */
  quote?: string
  author?: string
  /** The page concerned, and the label of its link. */
  path: string
  action: string
}

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    accountId: ownedBy(() => accounts.id),
    kind: text().$type<NotificationKind>().notNull(),
    projectId: uuid().references(() => projects.id, { onDelete: 'cascade' }),
    facts: jsonb().$type<NotificationFacts>().notNull(),
    /** Whether the portal shows it, by the preference at that time. */
    inPortal: boolean().notNull(),
    /** Whether it belongs in the daily mail. */
    inDigest: boolean().notNull(),
    createdAt: createdAt(),
    readAt: moment(),
    digestedAt: moment(),
    /** When its mail is due, which waits for others about the project. Null without a mail, and once the mail is queued. */
    mailDueAt: moment(),
  },
  (table) => [
    index('notifications_account').on(table.accountId, table.sequence.desc()).where(sql`${table.inPortal}`),
    index('notifications_unread').on(table.accountId).where(sql`${table.inPortal} and ${table.readAt} is null`),
    index('notifications_digest').on(table.accountId).where(sql`${table.inDigest} and ${table.digestedAt} is null`),
    index('notifications_mail_due').on(table.mailDueAt).where(sql`${table.mailDueAt} is not null`),
    index('notifications_created').on(table.createdAt),
    index('notifications_project').on(table.projectId),
  ],
)

/** A person's choice for a kind. Without a row the usual one of src/domain/notifications.ts counts. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    accountId: ownedBy(() => accounts.id),
    kind: text().$type<NotificationKind>().notNull(),
    portal: boolean().notNull(),
    mail: text().$type<MailTime>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind] }),
    check('notification_preferences_mail', sql`${table.mail} in ('at-once', 'daily', 'none')`),
  ],
)

const endingColumns = () => ({
  projectId: ownedBy(() => projects.id),
  product: text().notNull(),
  /** The id of the ending in src/domain/product-changes.ts. */
  ending: text().notNull(),
  occasion: text({ enum: ['announced', 'soon'] }).notNull(),
  createdAt: createdAt(),
})

/**
 * Mails to a partner about a part of an API that a project uses and that ends. Rows written before the table ending_days
 * existed have no row there.
 */
export const endingMails = pgTable('ending_mails', endingColumns(), (table) => [
  primaryKey({
    name: 'ending_mails_key',
    columns: [table.projectId, table.product, table.ending, table.occasion],
  }),
])

/** The days that such mails named: a moved day is mailed again. */
export const endingDays = pgTable('ending_days', { ...endingColumns(), sunset: text().notNull() }, (table) => [
  primaryKey({
    name: 'ending_days_key',
    columns: [table.projectId, table.product, table.ending, table.sunset, table.occasion],
  }),
])

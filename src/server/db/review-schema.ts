import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AdminStage, AdminStatus } from '#domain/project-states.ts'
import type { AuditAction } from '#domain/workflow-step.ts'
import type { OperationIO } from '#generated/operations.ts'
import { createdAt, id, moment, ownedBy, provider, reference, role } from '#server/db/columns.ts'
import { accounts, organisations } from '#server/db/identity-schema.ts'
import { productCodes, projects } from '#server/db/schema.ts'

// Tables of the review: applications, documents, templates, tests and the audit trail.

/** Who opened the review of a project last. */
export const reviewViews = pgTable('review_views', {
  projectId: ownedBy(() => projects.id).primaryKey(),
  accountId: reference(() => accounts.id),
  viewedAt: moment().notNull(),
})

type SavedDraft = OperationIO['getGoLiveDraft']['data']

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * A go-live application, saved step by step; a step that was never saved is null. No check constraints: the bank step holds
 * an account number, and PostgreSQL logs rows that break one.
 */
export const goLiveDrafts = pgTable('go_live_drafts', {
  projectId: ownedBy(() => projects.id).primaryKey(),
  step: text().$type<SavedDraft['step']>().notNull(),
  project: jsonb().$type<SavedDraft['project']>(),
  company: jsonb().$type<SavedDraft['company']>(),
  representative: jsonb().$type<SavedDraft['user']>(),
  payment: jsonb().$type<SavedDraft['payment']>(),
  /** Revision of steps and document. A save or submission names the revision it is based on. */
  revision: bigint({ mode: 'number' }).notNull().default(0),
  updatedAt: moment().notNull(),
})

/** A file of at most 5 MB. Lists do not read `content`. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    /**
     * Belongs to the company (registration document, or a superseded one that a submission names), to a draft (attachment) or to a
     * project (file of an approval).
     */
    kind: text({ enum: ['registration', 'superseded', 'attachment', 'approval'] }).notNull(),
    organisationId: uuid().references(() => organisations.id),
    /** The project of the draft; deleted with the draft. */
    draftId: uuid().references(() => goLiveDrafts.projectId, { onDelete: 'cascade' }),
    projectId: uuid().references(() => projects.id),
    name: text().notNull(),
    /** Detected from the content, not from the name. */
    contentType: text().notNull(),
    size: integer().notNull(),
    content: bytea().notNull(),
    status: text({ enum: ['PENDING', 'ACCEPTED', 'REJECTED'] })
      .notNull()
      .default('PENDING'),
    /** Reason of a rejection, as the scanner reports it. */
    finding: text(),
    uploadedBy: reference(() => accounts.id),
    createdAt: createdAt(),
    scannedAt: moment(),
    attempts: integer().notNull().default(0),
    lastError: text(),
  },
  (table) => [
    uniqueIndex('documents_registration').on(table.organisationId).where(sql`${table.kind} = 'registration'`),
    index('documents_superseded').on(table.organisationId).where(sql`${table.kind} = 'superseded'`),
    uniqueIndex('documents_draft').on(table.draftId),
    index('documents_project').on(table.projectId, table.createdAt),
    index('documents_pending').on(table.createdAt).where(sql`${table.status} = 'PENDING'`),
    check('documents_kind', sql`${table.kind} in ('registration', 'superseded', 'attachment', 'approval')`),
    check('documents_status', sql`${table.status} in ('PENDING', 'ACCEPTED', 'REJECTED')`),
    check('documents_owner', sql`num_nonnulls(${table.organisationId}, ${table.draftId}, ${table.projectId}) = 1`),
  ],
)

export const smsTemplates = pgTable(
  'sms_templates',
  {
    id: id(),
    projectId: ownedBy(() => projects.id),
    text: text().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [index('sms_templates_project').on(table.projectId, table.createdAt, table.id)],
)

/** A run of the product tests. */
export const productTests = pgTable(
  'product_tests',
  {
    id: id(),
    projectId: ownedBy(() => projects.id),
    startedBy: reference(() => accounts.id),
    /** The only product code that this run tests again; null when it tests all. */
    codeId: uuid().references(() => productCodes.id, { onDelete: 'set null' }),
    startedAt: moment().notNull(),
    /** Null while it runs. */
    finishedAt: moment(),
    passed: boolean(),
    /** Product codes changed after this run. Its result no longer counts; the next run is compared with it. */
    superseded: boolean().notNull().default(false),
  },
  (table) => [
    index('product_tests_project').on(table.projectId, table.startedAt.desc()),
    index('product_tests_code').on(table.codeId).where(sql`${table.codeId} is not null`),
    // Prevents two simultaneous runs.
    uniqueIndex('product_tests_running').on(table.projectId).where(sql`${table.finishedAt} is null`),
    check('product_tests_result', sql`(${table.finishedAt} is null) = (${table.passed} is null)`),
  ],
)

/** One call of a run, as sent and received. */
export const productTestSteps = pgTable(
  'product_test_steps',
  {
    testId: ownedBy(() => productTests.id),
    position: integer().notNull(),
    productCode: text().notNull(),
    provider: provider(),
    name: text().notNull(),
    method: text().notNull(),
    path: text().notNull(),
    requestBody: text(),
    httpStatus: integer().notNull(),
    responseBody: text().notNull(),
    passed: boolean().notNull(),
    /** The earlier run that made this call, when this run tested another product code alone; null when this run made it. */
    carriedFrom: uuid().references(() => productTests.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.testId, table.position] }),
    index('product_test_steps_carried').on(table.carriedFrom).where(sql`${table.carriedFrom} is not null`),
  ],
)

/** Audit events of a project, each chained to the previous one. Never changed, never deleted. */
export const auditEvents = pgTable(
  'audit_events',
  {
    projectId: reference(() => projects.id),
    /** 1, 2, 3 ... within the project. */
    number: integer().notNull(),
    id: uuid().notNull().unique('audit_events_id'),
    action: text().$type<AuditAction>().notNull(),
    /** The actor's data at that time; null for the system. */
    actorId: uuid(),
    actorEmail: text(),
    actorRole: role(),
    fromStatus: text().$type<AdminStatus>(),
    toStatus: text().$type<AdminStatus>().notNull(),
    fromStage: text().$type<AdminStage>(),
    toStage: text().$type<AdminStage>(),
    message: text(),
    createdAt: moment().notNull(),
    /** The hash of the submission that the event records; null for every other event. */
    submissionHash: text(),
    previousHash: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.number] }),
    // The moves of a project, without its many other events.
    index('audit_events_moves').on(table.projectId, table.number).where(isMove(table)),
    // The last projects that left a desk.
    index('audit_events_left').on(table.fromStage, table.createdAt.desc()).where(isMove(table)),
  ],
)

/** Events that change the place of their project. The indexes have this condition, so queries must use exactly it. */
export function isMove(event: Record<'fromStatus' | 'fromStage' | 'toStatus' | 'toStage', AnyPgColumn>): SQL {
  const { fromStatus, fromStage, toStatus, toStage } = event
  return sql`(${fromStatus} is distinct from ${toStatus} or ${fromStage} is distinct from ${toStage})`
}

/** The last event of each chain, which reveals removed last events. Appending an event locks this row. */
export const auditHeads = pgTable('audit_heads', {
  projectId: reference(() => projects.id).primaryKey(),
  events: integer().notNull(),
  hash: text().notNull(),
  /** Whether the security events name this chain. Chains of earlier versions are added at the next start. */
  listed: boolean().notNull().default(false),
})

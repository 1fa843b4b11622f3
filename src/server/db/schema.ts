import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  inet,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { ApplicationPart } from '#domain/application-parts.ts'
import type { OperationIO } from '#generated/operations.ts'
import { createdAt, environment, id, moment, ownedBy, provider, reference } from '#server/db/columns.ts'
import { accounts, organisations } from '#server/db/identity-schema.ts'

// Every table but those of identity (identity-schema.ts). After a change: `npm run db:generate`, and commit the migration it
// writes. Money and rates are numeric, read as strings.

type MomentColumn = 'createdAt' | 'submittedAt' | 'rejectedAt' | 'suspendedAt' | 'liveAt'

export const projects = pgTable(
  'projects',
  {
    id: id(),
    organisationId: reference(() => organisations.id),
    name: text().notNull(),
    description: text().notNull(),
    projectType: integer().notNull(),
    productType: integer().notNull(),
    status: text({ enum: ['draft', 'pending', 'live', 'rejected', 'suspended'] })
      .notNull()
      .default('draft'),
    /** The stage whose role has to act while it is pending. */
    stage: text({ enum: ['preparation', 'technical', 'business', 'changes'] }),
    createdBy: reference(() => accounts.id),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** Language and country of the service, from the go-live request. */
    locale: text().$type<OperationIO['submitGoLive']['body']['body']['project']['locale']>(),
    /** The operator's own code for the service, and whether it can no longer be changed. */
    providerCode: text(),
    providerCodeFrozen: boolean().notNull().default(false),
    /** The parts that the last rejection or request for changes named; null when it named none. */
    requestedChanges: jsonb().$type<ApplicationPart[]>(),
    /** JSON pointers of the fields that a request for changes has opened; null when whole parts are open. */
    requestedFields: jsonb().$type<string[]>(),
    /** The desk that asked for changes last. */
    changesRequestedBy: text({ enum: ['preparation', 'technical', 'business'] }),
    // When it last passed each step of the workflow.
    submittedAt: moment(),
    sentBackAt: moment(),
    changesRequestedAt: moment(),
    resubmittedAt: moment(),
    preparedAt: moment(),
    techCheckedAt: moment(),
    liveAt: moment(),
    rejectedAt: moment(),
    suspendedAt: moment(),
  },
  (table) => [
    // Lists one partner's projects by index, independent of other partners.
    index('projects_organisation').on(table.organisationId, table.createdAt.desc(), table.id),
    // Lists one status newest first, by the moment of the status: pages are index scans.
    index('projects_status').on(table.status, sql`(${statusMoment(table)}) desc`, table.id),
    // Finds the projects of an operator within one status.
    index('projects_status_id').on(table.status, table.id),
    // Lists pending projects, tech-checked first, then the longest waiting; all of them or one stage.
    index('projects_pending')
      .on(sql`(${table.techCheckedAt} is null)`, table.submittedAt, table.id)
      .where(sql`${table.status} = 'pending'`),
    index('projects_pending_stage')
      .on(table.stage, sql`(${table.techCheckedAt} is null)`, table.submittedAt, table.id)
      .where(sql`${table.status} = 'pending'`),
    check('projects_status_known', sql`${table.status} in ('draft', 'pending', 'live', 'rejected', 'suspended')`),
    check('projects_stage', sql`(${table.status} = 'pending') = (${table.stage} is not null)`),
  ],
)

/** The sort moment of a status. The index is on this expression, so lists must use exactly it. */
export function statusMoment({ status, ...on }: Record<'status' | MomentColumn, AnyPgColumn>): SQL {
  return sql`case ${status}
    when 'draft' then ${on.createdAt} when 'pending' then ${on.submittedAt} when 'rejected' then ${on.rejectedAt}
    when 'suspended' then ${on.suspendedAt} else ${on.liveAt} end`
}

/** The operators that the go-live request named. */
export const projectProviders = pgTable(
  'project_providers',
  {
    projectId: ownedBy(() => projects.id),
    provider: provider(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.provider] }),
    index('project_providers_provider').on(table.provider, table.projectId),
  ],
)

export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    projectId: ownedBy(() => projects.id),
    environment: environment(),
    /** SHA-256 of the value, hexadecimal. The value itself is shown once and stored nowhere. */
    keyHash: text().notNull().unique('api_keys_key_hash'),
    lastFour: text().notNull(),
    createdBy: reference(() => accounts.id),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    lastUsedAt: moment(),
    revokedAt: moment(),
    /** Created by the portal for a product test run or its report: no partner sees it. */
    forTests: boolean().notNull().default(false),
    /** When the partner was mailed about its expiry. */
    expiryToldAt: moment(),
  },
  (table) => [
    index('api_keys_project').on(table.projectId, table.createdAt.desc()),
    index('api_keys_expiry')
      .on(table.expiresAt)
      .where(sql`${table.revokedAt} is null and ${table.expiryToldAt} is null`),
    check('api_keys_environment', sql`${table.environment} in ('sandbox', 'live')`),
    check('api_keys_last_four', sql`length(${table.lastFour}) = 4`),
  ],
)

export const productCodes = pgTable(
  'product_codes',
  {
    id: id(),
    projectId: ownedBy(() => projects.id),
    environment: environment(),
    provider: provider(),
    code: text().notNull(),
    description: text().notNull(),
    /** A price belongs to a product code: the caller of the payment API never sends an amount. */
    price: numeric({ precision: 12, scale: 2 }).notNull(),
    currency: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('product_codes_code').on(table.projectId, table.environment, table.provider, table.code),
    check('product_codes_environment', sql`${table.environment} in ('sandbox', 'live')`),
    check('product_codes_price', sql`${table.price} > 0`),
  ],
)

export const ipAddresses = pgTable(
  'ip_addresses',
  {
    id: id(),
    projectId: ownedBy(() => projects.id),
    address: inet().notNull(),
    status: text({ enum: ['inactive', 'active'] })
      .notNull()
      .default('inactive'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('ip_addresses_address').on(table.projectId, table.address),
    check('ip_addresses_status', sql`${table.status} in ('inactive', 'active')`),
  ],
)

/** Written in the transaction that causes the mail; delivered by a job afterwards. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    /** Newest first means highest first: two mails may be written in one millisecond. */
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** The plain text. Both forms are cleared after delivery when they held a code, so that no code stays stored. */
    body: text(),
    html: text(),
    code: text(),
    createdAt: createdAt(),
    sentAt: moment(),
    /** When it may be sent next. Later while a process sends it or after a failure, null when nothing is left to do. */
    deliverAt: moment(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** The trace of the request that wrote the mail, while telemetry is on. */
    traceparent: text(),
  },
  (table) => [
    index('mail_outbox_recipient').on(table.recipient, table.sequence.desc()),
    index('mail_outbox_sequence').on(table.sequence.desc()),
    index('mail_outbox_due')
      .on(sql`(${table.code} is null)`, table.sequence)
      .where(sql`${table.deliverAt} is not null`),
  ],
)

export const rateCard = pgTable(
  'rate_card',
  {
    provider: provider(),
    /** An id of the PRODUCT_TYPE list. */
    productType: integer().notNull(),
    /** Payout in per cent of the charge. */
    payoutRate: numeric({ precision: 5, scale: 2 }).notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.productType] }),
    check('rate_card_payout_rate', sql`${table.payoutRate} between 0 and 100`),
  ],
)

/** Earlier rates: a refund takes back the payout of its charge, however old. */
export const earlierRates = pgTable(
  'earlier_rates',
  {
    provider: provider(),
    productType: integer().notNull(),
    payoutRate: numeric({ precision: 5, scale: 2 }).notNull(),
    /** The last moment at which it applied. */
    heldUntil: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.productType, table.heldUntil] })],
)

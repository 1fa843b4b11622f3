import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  inet,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

// Every table of the product. After a change: `npm run db:generate`, and commit the migration it writes.
// Moments are timestamptz in milliseconds, what a JavaScript Date can hold. Money and rates are numeric, read as strings.

const id = () => uuid().primaryKey().defaultRandom()
const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })
const createdAt = () => moment().notNull().defaultNow()
/** The payment service provider codes of the API product. */
const provider = () => text({ enum: ['STM', 'AIS', 'GLB', 'ARTL', 'AIS2', 'AIS3', 'OPTUS3', 'MLT'] }).notNull()

export const organisations = pgTable(
  'organisations',
  {
    id: id(),
    // Null until the partner fills them in, on the profile page or in the go-live wizard.
    name: text(),
    website: text(),
    industry: text(),
    details: text(),
    identityUen: text(),
    address: text(),
    country: text(),
    hotlineNumber: text(),
    status: text({ enum: ['draft', 'active'] })
      .notNull()
      .default('draft'),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [check('organisations_status', sql`${table.status} in ('draft', 'active')`)],
)

/**
 * Where payouts go. A table of its own, and without check constraints: PostgreSQL writes a row that breaks a constraint
 * into its log, and no account number may get there.
 */
export const bankDetails = pgTable('bank_details', {
  organisationId: uuid()
    .primaryKey()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  bankName: text(),
  bankCode: text(),
  branchCode: text(),
  accountNumber: text(),
  updatedAt: createdAt(),
})

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    role: text({ enum: ['EXTERNAL_ADMIN', 'BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] }).notNull(),
    /** Partners have one, staff have none. */
    organisationId: uuid().references(() => organisations.id),
    confirmedAt: moment(),
    fullName: text(),
    salutation: text({ enum: ['Mr.', 'Mrs.', 'Ms.', 'Dr.'] }),
    mobileNumber: text(),
    jobTitle: text(),
    address: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('accounts_email').on(table.email),
    index('accounts_organisation').on(table.organisationId),
    check('accounts_salutation', sql`${table.salutation} in ('Mr.', 'Mrs.', 'Ms.', 'Dr.')`),
    check('accounts_email_lowercase', sql`${table.email} = lower(${table.email})`),
    check(
      'accounts_role',
      sql`${table.role} in ('EXTERNAL_ADMIN', 'BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED')`,
    ),
    check('accounts_partner', sql`(${table.role} = 'EXTERNAL_ADMIN') = (${table.organisationId} is not null)`),
  ],
)

/**
 * One open code per subject and purpose: asking again replaces it, using it removes it. The subject is an e-mail address,
 * or the session for MFA and for a change of bank details. Addresses without an account get rows as well, with a code nobody is sent: then waiting, expiry
 * and locking answer alike, and nobody learns who has an account.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    subject: text().notNull(),
    purpose: text({ enum: ['signup', 'mfa', 'password', 'bank'] }).notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.purpose] }),
    index('one_time_codes_expires_at').on(table.expiresAt),
    check('one_time_codes_purpose', sql`${table.purpose} in ('signup', 'mfa', 'password', 'bank')`),
  ],
)

/** A sign-in and every refresh token that descends from it: a family that ends as one. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    userAgent: text().notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    endedBecause: text({ enum: ['signed-out', 'refresh-reuse', 'password-reset', 'revoked'] }),
  },
  (table) => [index('sessions_account').on(table.accountId, table.createdAt)],
)

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    /** Set when it was exchanged for the next one. Seen again after that, it ends the family. */
    usedAt: moment(),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
)

export const projects = pgTable(
  'projects',
  {
    id: id(),
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id),
    name: text().notNull(),
    description: text().notNull(),
    projectType: integer().notNull(),
    productType: integer().notNull(),
    status: text({ enum: ['draft', 'pending', 'live', 'rejected', 'suspended'] })
      .notNull()
      .default('draft'),
    /** Who has to act while it is pending. */
    stage: text({ enum: ['preparation', 'technical', 'business'] }),
    createdBy: uuid()
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    submittedAt: moment(),
    techCheckedAt: moment(),
    liveAt: moment(),
    rejectedAt: moment(),
  },
  (table) => [
    // One partner's list is one short walk along this index, whatever the other partners have.
    index('projects_organisation').on(table.organisationId, table.createdAt.desc(), table.id),
    index('projects_status').on(table.status, table.submittedAt.desc()),
    check('projects_status_known', sql`${table.status} in ('draft', 'pending', 'live', 'rejected', 'suspended')`),
    check('projects_stage', sql`(${table.status} = 'pending') = (${table.stage} is not null)`),
  ],
)

export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    environment: text({ enum: ['sandbox', 'live'] }).notNull(),
    /** SHA-256 of the value, hexadecimal. The value itself is shown once and stored nowhere. */
    keyHash: text().notNull().unique('api_keys_key_hash'),
    lastFour: text().notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    lastUsedAt: moment(),
    revokedAt: moment(),
  },
  (table) => [
    index('api_keys_project').on(table.projectId, table.createdAt.desc()),
    check('api_keys_environment', sql`${table.environment} in ('sandbox', 'live')`),
    check('api_keys_last_four', sql`length(${table.lastFour}) = 4`),
  ],
)

export const productCodes = pgTable(
  'product_codes',
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    environment: text({ enum: ['sandbox', 'live'] }).notNull(),
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
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
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
    /** Null once delivered where it held a code: a code at rest is a code that leaks. */
    body: text(),
    code: text(),
    createdAt: createdAt(),
    sentAt: moment(),
    attempts: integer().notNull().default(0),
    lastError: text(),
  },
  (table) => [
    index('mail_outbox_recipient').on(table.recipient, table.sequence.desc()),
    index('mail_outbox_sequence').on(table.sequence.desc()),
    index('mail_outbox_unsent').on(table.createdAt).where(sql`${table.sentAt} is null`),
  ],
)

/** Fixed windows counted in the database, so that every process counts the same. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    endsAt: moment().notNull(),
  },
  (table) => [index('rate_limits_ends_at').on(table.endsAt)],
)

export const rateCard = pgTable(
  'rate_card',
  {
    provider: provider(),
    /** An id of the PRODUCT_TYPE list. */
    productType: integer().notNull(),
    /** What the partner is paid, in per cent of the charge. */
    payoutRate: numeric({ precision: 5, scale: 2 }).notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.productType] }),
    check('rate_card_payout_rate', sql`${table.payoutRate} between 0 and 100`),
  ],
)

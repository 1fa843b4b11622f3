import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, ownedBy, role } from '#server/db/columns.ts'

// Accounts, organisations and credentials. The other tables are in schema.ts.

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
  (table) => [
    // Sorts partners by name in any case; partners without a name come last, newest first.
    index('organisations_name').on(sql`lower(${table.name})`, table.createdAt.desc(), table.id),
    check('organisations_status', sql`${table.status} in ('draft', 'active')`),
  ],
)

/**
 * Payout accounts. A separate table without check constraints: PostgreSQL logs rows that violate a constraint, and
 * account numbers must not reach the log.
 */
export const bankDetails = pgTable('bank_details', {
  organisationId: ownedBy(() => organisations.id).primaryKey(),
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
    role: role().notNull(),
    /** Partners have one, staff have none. */
    organisationId: uuid().references(() => organisations.id),
    confirmedAt: moment(),
    /** A disabled account cannot sign in, and its sessions are over. */
    disabledAt: moment(),
    /** Set for a temporary password: until then it opens the change of the password, and nothing else. */
    passwordExpiresAt: moment(),
    /** Of a sign-up for this address after it was confirmed. Until it is deleted, it answers like one that waits for its code. */
    signUpPasswordHash: text(),
    /** When that sign-up was made, or a code was last asked for. */
    signUpAt: moment(),
    /** Null while the email code signs in. */
    emailCodeOffAt: moment(),
    /** The second step that a sign-in shows first. Null: the portal chooses. */
    preferredWay: text({ enum: ['EMAIL_CODE', 'TOTP', 'PASSKEY'] }),
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
 * One open code per subject and purpose: asking again replaces it, using it removes it. The subject is an email address,
 * or the session for MFA, a change of bank details and a live key. Addresses without an account get rows as well, with a code
 * that is never mailed: then waiting, expiry and locking answer alike and do not reveal who has an account.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    subject: text().notNull(),
    purpose: text({ enum: ['signup', 'mfa', 'password', 'bank', 'live-key'] }).notNull(),
    codeHash: text().notNull(),
    /** Hash of the browser that asked for the code; empty where the subject is a session. */
    requester: text().notNull().default(''),
    /** Tries of the requester. */
    tries: integer().notNull().default(0),
    /** Tries from elsewhere, counted apart: other callers must not close the code of its owner. */
    otherTries: integer().notNull().default(0),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.purpose] }),
    index('one_time_codes_expires_at').on(table.expiresAt),
    check('one_time_codes_purpose', sql`${table.purpose} in ('signup', 'mfa', 'password', 'bank', 'live-key')`),
  ],
)

/** A session and all refresh tokens descended from its sign-in. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    accountId: ownedBy(() => accounts.id),
    address: text().notNull(),
    userAgent: text().notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    /**
     * When the one-time code was entered; null means password only. Sessions older than this column count as verified: an
     * owner can revoke a listed session, but cannot see a missing one.
     */
    provenAt: moment(),
    /** Begun at the identity provider of the staff, not with a password. */
    singleSignOn: boolean().notNull().default(false),
    /** When the password was last confirmed for a change of the second step. */
    confirmedAt: moment(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    endedBecause: text({
      enum: [
        'signed-out',
        'refresh-reuse',
        'password-reset',
        'password-change',
        'revoked',
        'disabled',
        'ended-by-operator',
      ],
    }),
  },
  (table) => [index('sessions_account').on(table.accountId, table.createdAt)],
)

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text().primaryKey(),
    sessionId: ownedBy(() => sessions.id),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    /** Set when the token was exchanged. A second use ends the session. */
    usedAt: moment(),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
)

/** Who the staff are at the identity provider. A provider gives one account to one person only. */
export const staffIdentities = pgTable(
  'staff_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    accountId: ownedBy(() => accounts.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    uniqueIndex('staff_identities_account').on(table.accountId, table.issuer),
  ],
)

/** Single sign-ons that have begun. State, nonce and code verifier follow from the handle, which only the browser has. */
export const singleSignOns = pgTable(
  'single_sign_ons',
  {
    handleHash: text().primaryKey(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('single_sign_ons_expires_at').on(table.expiresAt)],
)

/** Fixed windows counted in the database, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    endsAt: moment().notNull(),
  },
  (table) => [index('rate_limits_ends_at').on(table.endsAt)],
)

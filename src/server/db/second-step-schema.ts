import { bigint, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, ownedBy } from '#server/db/columns.ts'
import { accounts, sessions } from '#server/db/identity-schema.ts'

// The ways to sign in beside the password, except for the email code.

export const authenticatorApps = pgTable('authenticator_apps', {
  accountId: ownedBy(() => accounts.id).primaryKey(),
  /** Encrypted: src/server/identity/authenticator-app.ts. */
  secret: text().notNull(),
  /** The 30 seconds of the last code that was accepted: each code is valid once. */
  lastStep: bigint({ mode: 'number' }).notNull(),
  createdAt: createdAt(),
})

/** Secrets whose first code was not entered yet, one per session. */
export const authenticatorSetUps = pgTable('authenticator_set_ups', {
  sessionId: ownedBy(() => sessions.id).primaryKey(),
  secret: text().notNull(),
  expiresAt: moment().notNull(),
})

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    accountId: ownedBy(() => accounts.id),
    name: text().notNull(),
    /** Chosen by the authenticator; base64url, as the public key. */
    credentialId: text().notNull(),
    publicKey: text().notNull(),
    transports: text().array().notNull(),
    /** Increases with every use where the authenticator counts; a copy of it falls behind. */
    signCount: bigint({ mode: 'number' }).notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_account').on(table.accountId, table.createdAt),
  ],
)

/** One open challenge per session and purpose: asking again replaces it, using it removes it. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    sessionId: ownedBy(() => sessions.id),
    purpose: text({ enum: ['sign-in', 'add'] }).notNull(),
    challenge: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.purpose] })],
)

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: ownedBy(() => accounts.id),
    codeHash: text().notNull(),
    usedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
)

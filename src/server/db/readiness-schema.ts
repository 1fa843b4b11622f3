import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Occasion } from '#domain/readiness.ts'
import type { OperationIO } from '#generated/operations.ts'
import { moment, ownedBy } from '#server/db/columns.ts'
import { projects } from '#server/db/schema.ts'

// What a project shows of its readiness (docs/decisions/0030-readiness-is-kept-as-calls-come-in.md).

/** Products have operations of the same name. The default is that of the rows that are older than the column. */
const product = () => text().notNull().default('direct-carrier-billing')

/**
 * Each kind of answer that a project's sandbox calls got, with one of the latest such calls. A trigger of `calls` writes it
 * in the call's transaction, at most once a day for each kind. Like the log, without foreign keys.
 */
export const metAnswers = pgTable(
  'met_answers',
  {
    projectId: uuid().notNull(),
    product: product(),
    operation: text().notNull(),
    resultCode: text().notNull(),
    statusCode: integer().notNull(),
    occasion: text().$type<Occasion>().notNull(),
    callId: uuid().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'met_answers_key',
      columns: [table.projectId, table.product, table.operation, table.resultCode, table.statusCode, table.occasion],
    }),
  ],
)

/**
 * Sandbox calls of the last day that failed with GENERAL_FAILURE, so that a repetition or a read-back finds its failure without
 * reading the log. The trigger of `met_answers` writes it; a job deletes older rows.
 */
export const failedCalls = pgTable(
  'failed_calls',
  {
    projectId: uuid().notNull(),
    correlationId: text().notNull(),
    product: product(),
    operation: text().notNull(),
    /** The first of these failures. */
    callId: uuid().notNull(),
    isCharge: boolean().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'failed_calls_key',
      columns: [table.projectId, table.correlationId, table.product, table.operation],
    }),
    index('failed_calls_at').on(table.at),
  ],
)

type Wish = OperationIO['listWishedProductCodes']['data']['items'][number]

/** Product codes that a partner wishes for live use. The operator adds the real ones during the review. */
export const wishedProductCodes = pgTable(
  'wished_product_codes',
  {
    projectId: ownedBy(() => projects.id),
    provider: text().$type<Wish['provider']>().notNull(),
    code: text().notNull(),
    description: text().notNull(),
    price: numeric({ precision: 12, scale: 2 }).notNull(),
    currency: text().notNull(),
  },
  (table) => [
    primaryKey({ name: 'wished_product_codes_key', columns: [table.projectId, table.provider, table.code] }),
    check('wished_product_codes_price', sql`${table.price} > 0`),
  ],
)

import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, text, timestamp, uuid } from 'drizzle-orm/pg-core'

// Columns that many tables have. Moments are timestamptz in milliseconds, what a JavaScript Date can hold.

export const id = () => uuid().primaryKey().defaultRandom()

export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })

export const createdAt = () => moment().notNull().defaultNow()

/** The payment service provider codes of the API product. */
export const provider = () => text({ enum: ['STM', 'AIS', 'GLB', 'ARTL', 'AIS2', 'AIS3', 'OPTUS3', 'MLT'] }).notNull()

/** Now, or the stored moment plus one millisecond: two writes never share a moment. */
export const momentAfter = (before: AnyPgColumn, now: Date): SQL<Date> =>
  sql`greatest(${before} + interval '1 millisecond', ${now.toISOString()}::timestamptz)`

import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { roles } from '#domain/roles.ts'

// Columns that many tables have. Moments are timestamptz in milliseconds, what a JavaScript Date can hold.

export const id = () => uuid().primaryKey().defaultRandom()

export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })

export const createdAt = () => moment().notNull().defaultNow()

export const reference = (column: () => AnyPgColumn) => uuid().notNull().references(column)

/** A reference to a row that takes this one along when it is deleted. */
export const ownedBy = (column: () => AnyPgColumn) => uuid().notNull().references(column, { onDelete: 'cascade' })

export const environment = () => text({ enum: ['sandbox', 'live'] }).notNull()

/** The payment service provider codes of the API product. */
export const provider = () => text({ enum: ['STM', 'AIS', 'GLB', 'ARTL', 'AIS2', 'AIS3', 'OPTUS3', 'MLT'] }).notNull()

export const role = () => text({ enum: roles })

/** Now, or the stored moment plus one millisecond: two writes never share a moment. */
export const momentAfter = (before: AnyPgColumn, now: Date): SQL<Date> =>
  sql`greatest(${before} + interval '1 millisecond', ${now.toISOString()}::timestamptz)`

/** A year that no Date holds was never written here: it has to give another hash, and no error. */
export const momentForHash = (at: Date): string => (Number.isNaN(at.getTime()) ? 'not a moment' : at.toISOString())

/** One parameter for any number of ids, so that the statement stays the same. */
export const isAmong = (column: AnyPgColumn, ids: string[]): SQL => sql`${column} = any(${sql.param(ids)}::uuid[])`

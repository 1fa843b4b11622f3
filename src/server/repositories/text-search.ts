import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The words of a search text. */
export const splitWords = (typed: string): string[] => typed.split(/\s+/).filter((word) => word !== '')

/** Whether the column contains the word literally, in any case. ilike would lower the pattern again for each row. */
export function contains(column: AnyPgColumn, word: string): SQL {
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql`lower(${column}) like lower(${pattern})`
}

import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The words of a search text. */
export const wordsOf = (typed: string): string[] => typed.split(/\s+/).filter((word) => word !== '')

/** Holds the word as it stands, whatever the case. As ilike, which would make the pattern small again for each row. */
export function holds(column: AnyPgColumn, word: string): SQL {
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql`lower(${column}) like lower(${pattern})`
}

import { sql } from 'drizzle-orm'
import type { Environment } from '#domain/environments.ts'
import type { Db } from '#server/db/database.ts'
import { calls, simulatorRecords } from '#server/db/gateway-schema.ts'
import { statementByCount } from '#server/db/statement.ts'
import { addParameters, type NewCall, placeholdersOf } from '#server/repositories/calls.ts'
import type { Entry } from '#simulator/state/records.ts'

/** A call's log row, and the records that it creates. */
export interface SettledCall {
  row: NewCall
  created: Entry[]
}

const insertion = statementByCount((db, count) => {
  const rows = Array.from({ length: count }, (_, index) => placeholdersOf(index))
  // `record json` takes the text of the parameter as it is, so that a repeated answer equals the first one byte for byte.
  const records = db.$with('records', {}).as(sql`
    insert into ${simulatorRecords} (environment, scope, kind, key, record, updated_at)
    select ${sql.placeholder('environment')}::text, scope, kind, key, record, at
    from json_to_recordset(${sql.placeholder('records')}::json)
      as entry(scope uuid, kind text, key text, record json, at timestamptz)`)
  return db.with(records).insert(calls).values(rows).prepare(`insert-settled-calls-${count}`)
})

/**
 * Stores the new records of calls and their log rows in one statement, so that all of them are stored or none. Fails with a
 * unique violation when a record already exists.
 */
export async function insert(db: Db, environment: Environment, settled: SettledCall[]): Promise<void> {
  const records = settled.flatMap(({ row, created }) => created.map((entry) => ({ ...entry, at: row.at })))
  const parameters = { environment, records: JSON.stringify(records) }
  for (const [index, { row }] of settled.entries()) addParameters(parameters, row, index)
  await insertion(db, settled.length).execute(parameters)
}

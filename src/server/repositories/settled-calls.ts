import { sql } from 'drizzle-orm'
import type { Environment } from '#domain/environments.ts'
import type { Db } from '#server/db/database.ts'
import { calls, simulatorRecords } from '#server/db/gateway-schema.ts'
import { statement } from '#server/db/statement.ts'
import { type NewCall, parametersOf, placeholders } from '#server/repositories/calls.ts'
import type { Entry } from '#simulator/state/records.ts'

const insertion = statement((db) => {
  // `record json` takes the text of the parameter as it is, so that a repeated answer equals the first one byte for byte.
  const records = db.$with('records', {}).as(sql`
    insert into ${simulatorRecords} (environment, scope, kind, key, record, updated_at)
    select ${sql.placeholder('environment')}::text, scope, kind, key, record, ${sql.placeholder('at')}::timestamptz
    from json_to_recordset(${sql.placeholder('records')}::json) as entry(scope uuid, kind text, key text, record json)`)
  return db.with(records).insert(calls).values(placeholders).prepare('insert-settled-call')
})

/**
 * Stores a call's new records and its log row in one statement, which is a transaction of its own: both exist or neither.
 * Fails with a unique violation where a record exists by now.
 */
export async function insert(db: Db, environment: Environment, entries: Entry[], call: NewCall): Promise<void> {
  await insertion(db).execute({ ...parametersOf(call), environment, records: JSON.stringify(entries) })
}

import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { Environment } from '#domain/environments.ts'
import type { Db } from '#server/db/database.ts'
import { simulatorRecords } from '#server/db/gateway-schema.ts'
import { statementByCount } from '#server/db/statement.ts'
import type { Entry, Kind, RecordKey } from '#simulator/state/records.ts'

/** Another call has written the record meanwhile: load it and decide again. */
export class RecordTaken extends Error {}

const entryFields = {
  kind: simulatorRecords.kind,
  scope: simulatorRecords.scope,
  key: simulatorRecords.key,
  record: simulatorRecords.record,
}

/** The records with these keys. */
export async function find(db: Db, environment: Environment, recordKeys: RecordKey[]): Promise<Entry[]> {
  if (recordKeys.length === 0) return []
  const rows = await finding(db, recordKeys.length).execute({ environment, ...namedKeys(recordKeys) })
  return rows.filter(isEntry)
}

const finding = statementByCount((db, count) =>
  db.select(entryFields).from(simulatorRecords).where(isAtNamed(count)).prepare(`find-records-${count}`),
)

/** Matches the records of an environment with a number of keys: `environment` and `namedKeys` are the values. */
export function isAtNamed(count: number) {
  const { environment, kind, scope, key } = simulatorRecords
  return or(
    ...Array.from({ length: count }, (_, index) =>
      and(
        eq(environment, sql.placeholder('environment')),
        eq(scope, sql.placeholder(`scope${index}`)),
        eq(kind, sql.placeholder(`kind${index}`)),
        eq(key, sql.placeholder(`key${index}`)),
      ),
    ),
  )
}

export function namedKeys(recordKeys: RecordKey[]): Record<string, string> {
  const named: Record<string, string> = {}
  for (const [index, { kind, scope, key }] of recordKeys.entries()) {
    named[`kind${index}`] = kind
    named[`scope${index}`] = scope
    named[`key${index}`] = key
  }
  return named
}

/** The records with these keys, locked until the transaction ends. */
export async function lock(tx: Db, environment: Environment, recordKeys: RecordKey[]): Promise<Entry[]> {
  if (recordKeys.length === 0) return []
  const rows = await tx
    .select(entryFields)
    .from(simulatorRecords)
    .where(or(...recordKeys.map((recordKey) => isAt(environment, recordKey))))
    // A fixed order prevents deadlocks.
    .orderBy(simulatorRecords.scope, simulatorRecords.kind, simulatorRecords.key)
    .for('update')
    .prepare(`lock-records-${recordKeys.length}`)
    .execute()
  return rows.filter(isEntry)
}

/** Inserts records. Throws RecordTaken where one exists by now. */
export async function insert(tx: Db, environment: Environment, entries: Entry[], now: Date): Promise<void> {
  if (entries.length === 0) return
  const inserted = await tx
    .insert(simulatorRecords)
    .values(rowsOf(environment, entries, now))
    .onConflictDoNothing()
    .returning({ key: simulatorRecords.key })
    .prepare(`insert-records-${entries.length}`)
    .execute()
  if (inserted.length < entries.length) throw new RecordTaken()
}

/** Overwrites records. */
export async function put(tx: Db, environment: Environment, entries: Entry[], now: Date): Promise<void> {
  if (entries.length === 0) return
  const { environment: of, scope, kind, key } = simulatorRecords
  await tx
    .insert(simulatorRecords)
    .values(rowsOf(environment, entries, now))
    .onConflictDoUpdate({
      target: [of, scope, kind, key],
      set: { record: sql`excluded.record`, updatedAt: sql`excluded.updated_at` },
    })
    .prepare(`put-records-${entries.length}`)
    .execute()
}

/** Messages of a project in one environment, newest first. */
export async function listMessages(
  db: Db,
  projectId: string,
  environment: Environment,
  limit: number,
): Promise<Entry<'messages'>[]> {
  const rows = await db
    .select(entryFields)
    .from(simulatorRecords)
    .where(
      and(
        eq(simulatorRecords.scope, projectId),
        eq(simulatorRecords.environment, environment),
        eq(simulatorRecords.kind, sql`'messages'`),
      ),
    )
    .orderBy(desc(simulatorRecords.updatedAt), simulatorRecords.key)
    .limit(limit)
  return rows.filter(isEntry).filter((entry) => entry.kind === 'messages')
}

function isAt(environment: Environment, { kind, scope, key }: RecordKey) {
  return and(
    eq(simulatorRecords.environment, environment),
    eq(simulatorRecords.scope, scope),
    eq(simulatorRecords.kind, kind),
    eq(simulatorRecords.key, key),
  )
}

function rowsOf(environment: Environment, entries: Entry[], updatedAt: Date) {
  return entries.map(({ kind, scope, key, record }) => ({ environment, kind, scope, key, record, updatedAt }))
}

/** The table contains only entries written above. */
function isEntry(row: { kind: string; scope: string; key: string; record: unknown }): row is Entry {
  return row.record !== null
}

/** Text of the message that a call sent to the simulated handset; empty when it sent none. */
export async function findMessageText(
  db: Db,
  environment: Environment,
  projectId: string,
  openPlatformTransactionId: string,
): Promise<string> {
  const [found] = await db
    .select({ text: sql<string | null>`${simulatorRecords.record} ->> 'text'` })
    .from(simulatorRecords)
    .where(isAt(environment, { kind: 'messages', scope: projectId, key: openPlatformTransactionId }))
  return found?.text ?? ''
}

type ExpiringKind = 'oneTimePasswords' | 'messages'

/** A batch small enough for milliseconds: the embedded database does nothing else meanwhile. */
export const untouchedBatchSize = 1000

/**
 * Deletes a batch of one kind, last written before the moment, in both environments; returns their number. Skips records
 * locked by calls.
 */
export async function removeUntouchedSince(db: Db, kind: ExpiringKind, moment: Date): Promise<number> {
  const removed = await db
    .delete(simulatorRecords)
    .where(sql`ctid = any(array(${untouchedSince(kind, moment)}))`)
    .returning({ key: simulatorRecords.key })
  return removed.length
}

/** Literals that match the partial index; a parameter for the kind would not. */
export function untouchedSince(kind: ExpiringKind, moment: Date) {
  return sql`select ctid from ${simulatorRecords}
    where kind = ${sql.raw(`'${kind}'`)} and updated_at < ${moment.toISOString()}::timestamptz
    order by updated_at limit ${untouchedBatchSize} for update skip locked`
}

const usedSince = (moment: Date) => sql`(
  select p.id as project_id, p.organisation_id from projects p join api_keys k on k.project_id = p.id
    where k.environment = 'sandbox' and k.last_used_at >= ${moment.toISOString()}::timestamptz
  union all select p.id, p.organisation_id from projects p join agent_tokens t on t.project_id = p.id
    where t.last_used_at >= ${moment.toISOString()}::timestamptz)`

/** Projects, then partners, with sandbox records and without a used sandbox key or agent token since then. */
export async function listUnusedSandboxes(db: Db, moment: Date): Promise<string[]> {
  const since = sql`${moment.toISOString()}::timestamptz`
  const old = sql`(
    select id, 1 as position from projects where created_at < ${since}
    union all select id, 2 from organisations where created_at < ${since}) old`
  const rows = await db
    .select({ scope: sql<string>`old.id` })
    .from(old)
    .where(sql`exists (select from simulator_records r where r.environment = 'sandbox' and r.scope = old.id)
      and old.id not in (select project_id from ${usedSince(moment)} by_project
        union all select organisation_id from ${usedSince(moment)} by_partner)`)
    .orderBy(sql`old.position`)
  return rows.map(({ scope }) => scope)
}

/**
 * Deletes up to `limit` records of a sandbox, of these kinds or of all, and returns their number. Deletes none when the
 * sandbox was used since then. Skips records locked by calls.
 */
export async function removeFromUnused(
  db: Db,
  scope: string,
  { kinds, since, limit }: { kinds?: Kind[]; since: Date; limit: number },
): Promise<number> {
  const ofKinds = kinds ? sql`and kind = any(${sql.param(kinds)}::text[])` : sql``
  const batch = sql`select ctid from ${simulatorRecords}
    where environment = 'sandbox' and scope = ${scope} ${ofKinds}
      and not exists (select from ${usedSince(since)} used where ${scope}::uuid in (project_id, organisation_id))
    limit ${limit} for update skip locked`
  const removed = await db
    .delete(simulatorRecords)
    .where(sql`ctid = any(array(${batch}))`)
    .returning({ key: simulatorRecords.key })
  return removed.length
}

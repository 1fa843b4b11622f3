import { sql } from 'drizzle-orm'
import { BackupError } from '#server/backup/backup-error.ts'
import type { Db } from '#server/db/database.ts'
import * as callMonths from '#server/repositories/call-months.ts'

// Copies the rows of every table of the portal between two databases with the same schema. The queue of jobs is left out:
// each start queues what is unfinished.

interface Table {
  name: string
  /** Stored columns, without computed ones. */
  columns: string[]
  /** Columns of type json. They are copied as text, because they may hold escapes that PostgreSQL cannot decode. */
  jsonColumns: string[]
  /** Documents: one row can have megabytes. */
  hasFiles: boolean
}

const rowsAtOnce = 500
const filesAtOnce = 4

export async function rowsOf<Row>(db: Db, text: string): Promise<Row[]> {
  const { rows } = (await db.execute(sql.raw(text))) as unknown as { rows: Row[] }
  return rows
}

function listTables(db: Db): Promise<Table[]> {
  return rowsOf<Table>(
    db,
    `select format('%I.%I', n.nspname, c.relname) as name,
       array_agg(quote_ident(a.attname) order by a.attname) as columns,
       array_remove(array_agg(case when a.atttypid = 'json'::regtype then quote_ident(a.attname) end), null) as "jsonColumns",
       bool_or(a.atttypid = 'bytea'::regtype) as "hasFiles"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by 1 order by 1`,
  )
}

/** Number of rows and a sum over their hashes, per table: equal for equal rows in any order. */
export async function fingerprint(db: Db): Promise<Record<string, string>> {
  await useSameFormats(db)
  const prints: Record<string, string> = {}
  for (const { name, columns } of await listTables(db)) {
    const hash = `('x' || substr(md5(row(${columns.join(', ')})::text), 1, 15))::bit(60)::bigint`
    const [found] = await rowsOf<{ print: string }>(
      db,
      `select count(*) || ' rows, ' || coalesce(sum(${hash}), 0) as print from ${name}`,
    )
    prints[name] = found?.print ?? ''
  }
  return prints
}

/** Texts of moments and documents depend on these. */
async function useSameFormats(db: Db): Promise<void> {
  await db.execute(sql.raw(`set local timezone = 'UTC'`))
  await db.execute(sql.raw(`set local bytea_output = 'hex'`))
}

/** Replaces every row of `target`, which is a transaction. */
export async function replaceRows(source: Db, target: Db): Promise<void> {
  const tables = await listTables(source)
  const names = tables.map(({ name }) => name)
  await createMonths(source, target)
  // Triggers would count calls again, and refuse to empty the table of submissions.
  for (const name of names) await target.execute(sql.raw(`alter table ${name} disable trigger user`))
  const references = await dropReferences(target)
  await target.execute(sql.raw(`truncate ${names.join(', ')}`))
  for (const table of tables) await copyTable(source, target, table)
  await copySequences(source, target)
  for (const add of references) await target.execute(sql.raw(add))
  for (const name of names) await target.execute(sql.raw(`alter table ${name} enable trigger user`))
}

/** The call log has a partition per month. */
async function createMonths(source: Db, target: Db): Promise<void> {
  const there = new Set((await callMonths.list(target)).map(Number))
  for (const month of await callMonths.list(source)) if (!there.has(Number(month))) await callMonths.add(target, month)
}

/** Tables that refer to each other have no order in which they could be filled. Returns the statements that add them. */
async function dropReferences(target: Db): Promise<string[]> {
  const references = await rowsOf<{ place: string; name: string; definition: string }>(
    target,
    `select conrelid::regclass::text as place, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  )
  for (const { place, name } of references)
    await target.execute(sql.raw(`alter table ${place} drop constraint ${name}`))
  return references.map(({ place, name, definition }) => `alter table ${place} add constraint ${name} ${definition}`)
}

async function copyTable(source: Db, target: Db, { name, columns, jsonColumns, hasFiles }: Table): Promise<void> {
  const isJson = (column: string) => jsonColumns.includes(column)
  const sent = columns.map((column) => (isJson(column) ? `${column}::text` : column)).join(', ')
  const received = columns.map((column) => (isJson(column) ? `(${column} #>> '{}')::json` : column)).join(', ')
  const insert = sql.raw(`insert into ${name} (${columns.join(', ')}) overriding system value
    select ${received} from json_populate_recordset(null::${name}, `)
  const limit = hasFiles ? filesAtOnce : rowsAtOnce
  const rows = `select row_to_json(r)::text as row from (select ${sent} from ${name}) r`
  await source.execute(sql.raw(`declare rows_to_copy cursor for ${rows}`))
  for (;;) {
    const page = await rowsOf<{ row: string }>(source, `fetch ${limit} from rows_to_copy`)
    if (page.length === 0) break
    await target.execute(sql`${insert}${`[${page.map(({ row }) => row).join(',')}]`}::json)`)
  }
  await source.execute(sql.raw('close rows_to_copy'))
}

async function copySequences(source: Db, target: Db): Promise<void> {
  const sequences = await rowsOf<{ name: string }>(
    source,
    `select oid::regclass::text as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of sequences) {
    const [state] = await rowsOf<{ last: string; called: boolean }>(
      source,
      `select last_value::text as last, is_called as called from ${name}`,
    )
    if (!state) throw new BackupError(`the sequence ${name} has no state`)
    await target.execute(sql`select setval(${name}::regclass, ${state.last}::bigint, ${state.called}::boolean)`)
  }
}

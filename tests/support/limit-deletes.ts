import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'

/** Refuses each statement that deletes more than this many rows of the table, until the trigger `limited` is dropped. */
export async function limitDeletes(db: Db, table: string, limit: number): Promise<void> {
  await db.execute(sql`create or replace function refuse_large_delete() returns trigger language plpgsql as $$ begin
    if (select count(*) from deleted) > tg_argv[0]::integer then raise exception 'too many rows'; end if;
    return null; end $$`)
  await db.execute(
    sql.raw(`create trigger limited after delete on ${table} referencing old table as deleted
      for each statement execute function refuse_large_delete(${limit})`),
  )
}

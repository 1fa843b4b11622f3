import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'

const atOnce = 100_000

/**
 * Calls of the last thirty days that wait to be counted, in their order, each project's as many as every other's: the rows
 * that the trigger of the log would have written. The log itself is spared, since neither counting nor a screen with figures reads it.
 */
export async function fillCalls(db: Db, calls: number, projectIds: string[]): Promise<void> {
  const ids = `{${projectIds.join(',')}}`
  for (let from = 0; from < calls; from += atOnce) {
    await db.execute(sql`
      insert into uncounted_calls (project_id, at, environment, provider, http_status, result_code, status_code, reason,
        latency_ms, moved, amount, customer)
      select (${ids}::uuid[])[1 + n % ${projectIds.length}::int], now() - interval '29 days' * (1 - n / ${calls}::float8), 'live', 'STM',
        case when kind < 0.9 then 200 else 402 end, case when kind < 0.9 then 'SUCCESS' else 'GENERAL_DECLINE' end,
        case when kind < 0.9 then 200 else 402 end, case when kind >= 0.9 then 'The subscriber''s balance is too low.' end,
        20 + 200 * random() * random(), case when kind < 0.7 then 'charge' end, case when kind < 0.7 then 1.98 end,
        md5((random() * ${Math.ceil(calls / 20)}::float8)::int::text)
      from (select n, random() as kind from generate_series(${from}::int, ${Math.min(calls, from + atOnce) - 1}::int) n) g`)
  }
}

import { type SQL, sql } from 'drizzle-orm'
import { windowDays } from '#domain/analytics-window.ts'
import { daysFrom } from '#domain/dates.ts'
import type { Db } from '#server/db/database.ts'
import { maintainCallPartitions } from '#server/jobs/call-partitions.ts'

const batchSize = 50_000
/** The analytics window includes today, so calls begin this many days ago. */
const daysBefore = windowDays - 1

const columns =
  sql.raw(`project_id, at, id, environment, product, operation, method, path, http_status, result_code, status_code,
  latency_ms, correlation_id, provider, product_code, transaction_id, customer, moved, amount, currency, ip, request, response, trace`)

/**
 * A call as the gateway logs it, from the columns `project`, `moment`, `payer` and `dice`, a random number: 70 % move money,
 * 10 % are declined.
 */
const row =
  sql.raw(`project, moment, gen_random_uuid(), 'live', 'direct-carrier-billing', 'createCharge', 'POST', '/v1/charges',
  case when dice < 0.9 then 200 else 402 end, case when dice < 0.9 then 'SUCCESS' else 'GENERAL_DECLINE' end,
  case when dice < 0.9 then 200 else 402 end, 20 + 200 * random() * random(), 'order-' || n, 'STM', 'LUM-MONTH',
  case when dice < 0.7 then 'txn_' || n end, md5(payer::text), case when dice < 0.7 then 'charge' end,
  case when dice < 0.7 then 1.98 end, case when dice < 0.7 then 'SGD' end, '203.0.113.10',
  '{"headers":[{"name":"content-type","value":"application/json"}],"body":"{\\"userIdentityType\\":\\"MSISDN\\",\\"productCode\\":\\"LUM-MONTH\\"}"}',
  case when dice < 0.9 then '{"headers":[],"body":"{\\"resultCode\\":\\"SUCCESS\\",\\"statusCode\\":200,\\"message\\":\\"Charged.\\"}"}'
    else '{"headers":[],"body":"{\\"resultCode\\":\\"GENERAL_DECLINE\\",\\"message\\":\\"The subscriber''s balance is too low.\\"}"}' end::json,
  '["The operator answered"]'`)

const arrayOf = (ids: string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`

/** Creates the partitions of the analytics window. */
const createPartitions = (db: Db) => maintainCallPartitions(db, daysFrom(new Date(), -daysBefore))

/**
 * Logs calls of the analytics window in chronological order, equally many per project. The trigger of the log marks them as
 * uncounted. Calls `onBatch` after every batch.
 */
export async function fillCalls(db: Db, calls: number, projectIds: string[], onBatch = async () => {}): Promise<void> {
  await createPartitions(db)
  for (let from = 0; from < calls; from += batchSize) {
    await db.execute(sql`
      insert into calls (${columns})
      select ${row} from (
        select n, (${arrayOf(projectIds)})[1 + n % ${projectIds.length}::int] as project, random() as dice,
          date_trunc('milliseconds', now() - make_interval(days => ${daysBefore}::int) * (1 - n / ${calls}::float8)) as moment,
          (random() * ${Math.ceil(calls / 20)}::float8)::int as payer
        from generate_series(${from}::int, ${Math.min(calls, from + batchSize) - 1}::int) n) as made`)
    await onBatch()
  }
}

/** Measures the milliseconds of logging calls with one statement each, like the gateway, with or without the log's trigger. */
export async function timeSingleInserts(
  db: Db,
  calls: number,
  projectIds: string[],
  withTrigger: boolean,
): Promise<number> {
  await createPartitions(db)
  return await db.transaction(async (tx) => {
    await tx.execute(sql`
      create or replace function pg_temp.store_calls(calls int, projects uuid[]) returns void language plpgsql as $$
      begin
        for n in 1..calls loop
          insert into calls (${columns})
          select ${row} from (select projects[1 + n % cardinality(projects)] as project, random() as dice,
            date_trunc('milliseconds', now()) as moment, (random() * 1000)::int as payer) as made;
        end loop;
      end $$`)
    if (!withTrigger) await tx.execute(sql`alter table calls disable trigger calls_uncounted`)
    const started = performance.now()
    await tx.execute(sql`select pg_temp.store_calls(${calls}::int, ${arrayOf(projectIds)})`)
    const passed = performance.now() - started
    if (!withTrigger) await tx.execute(sql`alter table calls enable trigger calls_uncounted`)
    return passed
  })
}

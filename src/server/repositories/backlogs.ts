import { sql } from 'drizzle-orm'
import { oneTimeCodeLimits } from '#domain/limits.ts'
import { addMinutes } from '#domain/time.ts'
import type { Db } from '#server/db/database.ts'

/** Work that waits in the database, for any of the processes. */
export interface Backlog {
  queue: string
  waiting: number
  /** How many of the waiting ones failed before. */
  failing: number
  oldestSeconds: number
}

/** Codes are of use for minutes only, so they have a queue of their own. Expired ones are never sent, so they do not wait. */
export async function list(db: Db, now: Date): Promise<Backlog[]> {
  const moment = now.toISOString()
  const codesSince = addMinutes(now, -oneTimeCodeLimits.validMinutes).toISOString()
  const result: unknown = await db.execute(sql`
    select queue, count(since)::int as waiting, count(since) filter (where failed)::int as failing,
      greatest(0, coalesce(extract(epoch from ${moment}::timestamptz - min(since)), 0))::float as "oldestSeconds"
    from (values ('mail'), ('codes'), ('uncounted-calls'), ('documents'), ('product-tests')) as queues (queue)
    left join (
      select case when code is null then 'mail' else 'codes' end as queue, created_at as since, last_error is not null as failed from mail_outbox
      where deliver_at is not null and body is not null and (code is null or created_at > ${codesSince}::timestamptz)
      union all select 'uncounted-calls', at, false from uncounted_calls
      union all select 'documents', created_at, last_error is not null from documents where status = 'PENDING'
      union all select 'product-tests', started_at, false from product_tests where finished_at is null
    ) as work using (queue)
    group by queue`)
  return (result as { rows: Backlog[] }).rows
}

/** Jobs whose time has come. */
export async function listJobs(db: Db, now: Date): Promise<Backlog[]> {
  const moment = now.toISOString()
  const result: unknown = await db.execute(sql`
    select 'jobs' as queue, count(*)::int as waiting, (count(*) filter (where state = 'retry'))::int as failing,
      greatest(0, coalesce(extract(epoch from ${moment}::timestamptz - min(start_after)), 0))::float as "oldestSeconds"
    from jobs.job where state in ('created', 'retry') and start_after <= ${moment}::timestamptz`)
  return (result as { rows: Backlog[] }).rows
}

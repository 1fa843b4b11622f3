import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { seedDemo } from '#server/demo/seed.ts'
import { openPortal, servePortal } from './in-process-portal.ts'

// Starts the built portal with BENCH_ROWS live projects of one operator. Every seventh name wraps to a second line. Prints the
// address.
const portal = await openPortal(undefined, join(import.meta.dirname, '../../dist/web'))
const { db } = portal.database
await seedDemo(db, new Date())
await db.execute(sql`
  with partner as (
    select id, organisation_id from accounts where email = 'dana@lumen.example'
  ), rows as (
    insert into projects (organisation_id, name, description, project_type, product_type, created_by, status, submitted_at, live_at)
    select organisation_id, case when n % 7 = 0 then 'A long name that needs a second line of its row ' else 'Project ' end || n,
      'A service paid by phone bill.', 1, 1, id, 'live', now() - n * interval '2 hours', now() - n * interval '1 hour'
    from partner, generate_series(1, ${Number(process.env.BENCH_ROWS)}::int) n
    returning id
  )
  insert into project_providers (project_id, provider) select id, 'STM' from rows`)
await servePortal(portal, '', { headers: {} })

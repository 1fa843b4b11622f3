import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { seedDemo } from '#server/demo/seed.ts'

// Starts the built portal with BENCH_ROWS live projects of one operator. Every seventh name wraps to a second line. Prints the
// address.
const config = readConfig({ ...process.env, DEMO: '1', SESSION_SECRET: randomBytes(32).toString('hex') })
const database = await connect(config, { migrates: true })
await seedDemo(database.db, new Date())
await database.db.execute(sql`
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
const app = await buildApp({
  config,
  database,
  deliver: undefined,
  now: () => new Date(),
  logger: false,
  webDir: join(import.meta.dirname, '../../dist/web'),
})
console.log(JSON.stringify({ url: await app.listen({ host: '127.0.0.1', port: 0 }), headers: {} }))
process.once('SIGTERM', async () => {
  await app.close()
  await database.close()
})

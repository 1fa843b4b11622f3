import { sql } from 'drizzle-orm'
import { projects } from '#server/db/schema.ts'
import { countCalls } from '#server/jobs/count-calls.ts'
import * as rateCard from '#server/repositories/rate-card.ts'
import { fillCalls } from './fill-calls.ts'
import { fillDatabase } from './fill-database.ts'
import { openPortal, servePortal } from './in-process-portal.ts'

// Starts the portal with BENCH_CALLS stored and counted calls of a hundred live projects, ten of which belong to a signed-in
// partner. Prints the address and headers of that partner's figures.
const portal = await openPortal()
const { database } = portal
const { db } = database
const claims = await fillDatabase(db, 100)
const live = await db.update(projects).set({ status: 'live', liveAt: new Date() }).returning({ id: projects.id })
await rateCard.insertAll(db, [{ provider: 'STM', productType: 1, payoutRate: '82', position: 1 }])
await fillCalls(
  db,
  Number(process.env.BENCH_CALLS),
  live.map(({ id }) => id),
  // The benchmark's database has no autovacuum.
  async () => {
    await countCalls(database)
    if (database.kind === 'postgres') await db.execute(sql`vacuum uncounted_calls`)
  },
)
await db.execute(sql`vacuum analyze`)
await servePortal(portal, '/portal/transactions?country=Singapore', { headers: await portal.headersOf(claims) })

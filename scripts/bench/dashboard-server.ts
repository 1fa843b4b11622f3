import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { projects } from '#server/db/schema.ts'
import { signToken } from '#server/identity/tokens.ts'
import { countCalls } from '#server/jobs/count-calls.ts'
import * as rateCard from '#server/repositories/rate-card.ts'
import { fillCalls } from './fill-calls.ts'
import { fillDatabase } from './fill-database.ts'

// The portal as it is, with as many calls stored and counted as BENCH_CALLS says, spread over a hundred live projects, ten of which are
// a signed-in partner's. Prints the address and headers of that partner's figures.
const hour = 60 * 60 * 1000
const config = readConfig({ ...process.env, DEMO: '1', SESSION_SECRET: randomBytes(32).toString('hex') })
const database = await connect(config)
const { db } = database
const claims = await fillDatabase(db, 100)
const live = await db.update(projects).set({ status: 'live', liveAt: new Date() }).returning({ id: projects.id })
await rateCard.insertAll(db, [{ provider: 'STM', productType: 1, payoutRate: '82', position: 1 }])
await fillCalls(
  db,
  Number(process.env.BENCH_CALLS),
  live.map(({ id }) => id),
  // As it goes on all day. Whoever runs PostgreSQL has autovacuum; the benchmark's has not.
  async () => {
    await countCalls(database)
    if (database.kind === 'postgres') await db.execute(sql`vacuum uncounted_calls`)
  },
)
await db.execute(sql`vacuum analyze`)
const app = await buildApp({
  config,
  database,
  deliver: undefined,
  now: () => new Date(),
  logger: false,
  requestsPerMinute: Number.MAX_SAFE_INTEGER,
})
const now = new Date()
const sign = (kind: 'access' | 'mfa') =>
  signToken(kind, claims, config.sessionSecret, now, new Date(now.getTime() + hour))
const address = await app.listen({ host: '127.0.0.1', port: 0 })
console.log(
  JSON.stringify({
    url: `${address}/portal/transactions?country=Singapore`,
    headers: { Authorization: `Bearer ${await sign('access')}`, 'X-MFA-Token': await sign('mfa') },
  }),
)
process.once('SIGTERM', async () => {
  await app.close()
  await database.close()
})

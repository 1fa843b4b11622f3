import { sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { buildApp } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import { connectPostgres, type Database } from '#server/db/connect.ts'

interface Running {
  config: Config
  database: Database
  now: () => Date
}

/**
 * The server once more, as a second process beside the first would run: with memory of its own, and on PostgreSQL with
 * connections of its own. The embedded database has one process; there it is another server on the same connection.
 */
export async function anotherProcess({ config, database, now }: Running) {
  const own = await ownConnection(database)
  const app = await buildApp({ config, database: own ?? database, now, deliver: undefined })
  return {
    inject: (request: InjectOptions) => app.inject(request),
    async close() {
      await app.close()
      await own?.close()
    },
  }
}

async function ownConnection({ db }: Database): Promise<Database | undefined> {
  if (!process.env.TEST_DATABASE_URL) return undefined
  const [here] = await db.select({ name: sql<string>`current_database()` }).from(sql`(select 1) as one`)
  const url = new URL(process.env.TEST_DATABASE_URL)
  url.pathname = `/${here?.name}`
  return await connectPostgres(url.href)
}

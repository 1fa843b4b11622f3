import { sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { buildApp } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import { connectPostgres, type Database } from '#server/db/connect.ts'

interface FirstProcess {
  config: Config
  database: Database
  now: () => Date
}

/**
 * Builds a second server on the same database. It shares no memory with the first, and on PostgreSQL no connections either.
 * The embedded database allows one connection, so there both servers share it.
 */
export async function anotherProcess({ config, database, now }: FirstProcess) {
  const own = await ownConnection(database)
  const app = await buildApp({ config, database: own ?? database, now, deliver: undefined })
  return {
    inject: (request: InjectOptions) => app.inject(request),
    /** Listens on a free port and returns the address. */
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
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

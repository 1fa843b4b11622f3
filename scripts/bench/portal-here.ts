import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { type Claims, signToken } from '#server/identity/tokens.ts'
import type { Target } from './server-process.ts'

const hour = 60 * 60 * 1000

/** The portal inside this process, with a database that the benchmark fills: measured without the cost of sockets. */
export interface BenchPortal {
  app: FastifyInstance
  database: Database
  headersOf(claims: Claims): Promise<Record<string, string>>
  close(): Promise<void>
}

/** With its database at this place, or, in a process that was started for it, at the place of the environment. */
export async function openPortal(place?: Record<string, string>): Promise<BenchPortal> {
  const { DATABASE_URL: _, ...inherited } = process.env
  const environment = place ? { ...inherited, ...place } : process.env
  const config = readConfig({ ...environment, DEMO: '1', SESSION_SECRET: randomBytes(32).toString('hex') })
  const database = await connect(config)
  const app = await buildApp({
    config,
    database,
    deliver: undefined,
    now: () => new Date(),
    logger: false,
    requestsPerMinute: Number.MAX_SAFE_INTEGER,
    callsPerKey: 1_000_000,
  })
  return {
    app,
    database,
    async headersOf(claims) {
      const now = new Date()
      const sign = (kind: 'access' | 'mfa') =>
        signToken(kind, claims, config.sessionSecret, now, new Date(now.getTime() + hour))
      return { authorization: `Bearer ${await sign('access')}`, 'x-mfa-token': await sign('mfa') }
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
}

/** Says what to call, in the line that startServer waits for, and ends when the process is told to. */
export async function servePortal(
  { app, close }: BenchPortal,
  path: string,
  target: Omit<Target, 'url'>,
): Promise<void> {
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  console.log(JSON.stringify({ url: `${address}${path}`, ...target }))
  process.once('SIGTERM', close)
}

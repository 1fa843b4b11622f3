import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { type Claims, signToken } from '#server/identity/tokens.ts'

const hour = 60 * 60 * 1000

/** The portal inside this process, with a database that the benchmark fills: measured without the cost of sockets. */
export interface PortalHere {
  app: FastifyInstance
  database: Database
  headersOf(claims: Claims): Promise<Record<string, string>>
  close(): Promise<void>
}

export async function openPortal(place: Record<string, string>): Promise<PortalHere> {
  const { DATABASE_URL: _, ...inherited } = process.env
  const secret = randomBytes(32).toString('hex')
  const config = readConfig({ ...inherited, ...place, DEMO: '1', SESSION_SECRET: secret })
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

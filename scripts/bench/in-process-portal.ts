import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { addHours } from '#domain/time.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { type Claims, signToken } from '#server/identity/tokens.ts'
import { type Jobs, startJobs } from '#server/jobs/jobs.ts'
import type { DatabaseVariables } from './both-databases.ts'
import type { Memory, Target } from './server-process.ts'

/** The portal inside this process, so that a benchmark can fill its database and inject requests without sockets. */
export interface BenchPortal {
  app: FastifyInstance
  database: Database
  headersOf(claims: Claims): Promise<Record<string, string>>
  /** Starts the jobs of a serving process. Without this call there are none. */
  startJobs(): Promise<void>
  close(): Promise<void>
}

/** Opens the database that `place` selects, or the environment in a child process of a benchmark. */
export async function openPortal(place?: DatabaseVariables, webDir?: string): Promise<BenchPortal> {
  const { DATABASE_URL: _, ...inherited } = process.env
  const environment = place ? { ...inherited, ...place } : process.env
  const config = readConfig({ ...environment, DEMO: '1', SESSION_SECRET: randomBytes(32).toString('hex') })
  const database = await connect(config, { migrates: true })
  const telemetry = config.otlpEndpoint
    ? (await import('#server/telemetry/opentelemetry.ts')).startTelemetry(config.otlpEndpoint)
    : undefined
  const app = await buildApp({
    config,
    database,
    deliver: undefined,
    now: () => new Date(),
    logger: false,
    ...(telemetry && { telemetry }),
    ...(webDir && { webDir }),
    requestsPerMinute: Number.MAX_SAFE_INTEGER,
    callsPerKey: 1_000_000,
  })
  let jobs: Jobs | undefined
  return {
    app,
    database,
    async startJobs() {
      const localUrl = () => Promise.reject(new Error('no product test runs in a benchmark'))
      jobs = await startJobs({ config, database, log: app.log, now: () => new Date(), localUrl })
    },
    async headersOf(claims) {
      const now = new Date()
      const sign = (kind: 'access' | 'mfa') => signToken(kind, claims, config.sessionSecret, now, addHours(now, 1))
      return { authorization: `Bearer ${await sign('access')}`, 'x-mfa-token': await sign('mfa') }
    },
    async close() {
      await app.close()
      await jobs?.stop()
      await telemetry?.stop()
      await database.close()
    },
  }
}

/** Prints the bytes of memory on SIGUSR2, as `ServerProcess.memory` reads them. */
export function printMemoryOnSignal(collectGarbage = () => {}): void {
  process.on('SIGUSR2', () => {
    collectGarbage()
    const { rss, heapUsed, external } = process.memoryUsage()
    console.log(JSON.stringify({ resident: rss, used: heapUsed + external } satisfies Memory))
  })
}

/** Listens, prints the target in the format that `startServer` reads, and stops on SIGTERM. */
export async function servePortal(
  { app, close }: BenchPortal,
  path: string,
  target: Omit<Target, 'url'>,
): Promise<void> {
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  console.log(JSON.stringify({ url: `${address}${path}`, ...target }))
  process.once('SIGTERM', close)
}

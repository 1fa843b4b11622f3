import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import { findClockWarning } from '#server/clock.ts'
import { type Command, rejectArguments } from '#server/commands/command.ts'
import { prepareData } from '#server/commands/migrate.ts'
import { findRateWarning } from '#server/commands/rates.ts'
import { type Config, readConfig } from '#server/config.ts'
import { ConfigError, databaseFault, noRoomInDataDir } from '#server/config-error.ts'
import { DirectoryInUse } from '#server/db/lock.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { seedPartners, seedRadio } from '#server/demo/seed-partners.ts'
import { seedTraffic } from '#server/demo/seed-traffic.ts'
import { demoAccounts, demoPassword } from '#server/demo-accounts.ts'
import { describeError } from '#server/describe-error.ts'
import { type Jobs, startJobs } from '#server/jobs/jobs.ts'
import { logOncePerMinute } from '#server/jobs/queue.ts'
import { listen, localUrlOf, refuseTakenPort } from '#server/listen.ts'
import { logOptions } from '#server/plugins/log.ts'
import { toProblem } from '#server/plugins/refusals.ts'
import { keepSecrets, refuseOtherSubscriberKey } from '#server/subscriber-key.ts'
import { Figures } from '#server/telemetry/figures.ts'
import type { Telemetry } from '#server/telemetry/spans.ts'
import { connect, type Database } from './db/connect.ts'
import type { Db } from './db/database.ts'

const builtPages = join(import.meta.dirname, '../../dist/web')
const now = () => new Date()

interface ServeOptions {
  /** Migrates first, as `npm start` does. Otherwise a database with another schema is refused. */
  migrates: boolean
}

export const serveCommand: Command = {
  usage: (program) => `usage: ${program}

Serves the portal on HOST and PORT until SIGTERM or SIGINT. Then /readyz answers 503, running requests are answered, and
the process exits. A database with an older or newer schema is refused: run portal migrate first.`,
  async run(args) {
    rejectArguments(args)
    await serve({ migrates: false })
    return undefined
  },
}

/** Serves until SIGTERM or SIGINT. A failed start ends the process with one line. */
export async function serve({ migrates }: ServeOptions): Promise<void> {
  process.on('uncaughtException', stopWithOneLine)
  process.on('unhandledRejection', stopWithOneLine)
  await start(migrates).catch(stopWithOneLine)
}

async function start(migrates: boolean): Promise<void> {
  const config = readConfig(process.env)
  await refuseTakenPort(config)
  const database = await openDatabase(config, migrates)
  // The jobs log through the app, and the app hands mails to the jobs.
  const queue = Promise.withResolvers<Jobs>()
  const stopping = new AbortController()
  const telemetry = await openTelemetry(config)
  const figures = new Figures()
  const app = await buildApp({
    config,
    database,
    deliver: config.smtpUrl ? () => void queue.promise.then((jobs) => jobs.deliver()) : undefined,
    work: {
      scanDocument: async (id) => (await queue.promise).scanDocument(id),
      runProductTests: async (id) => (await queue.promise).runProductTests(id),
    },
    now,
    stopping: stopping.signal,
    logger: telemetry ? { ...logOptions, stream: exportingStream(telemetry) } : logOptions,
    figures,
    ...(telemetry && { telemetry }),
    ...(existsSync(join(builtPages, 'index.html')) && { webDir: builtPages }),
  })
  telemetry?.onFailure(logOncePerMinute(app.log, 'traces and logs could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT'))
  // A queued job may start at once and call this server, so jobs start after listening.
  const local = Promise.withResolvers<string>()
  const jobs = await startJobs({
    config,
    database,
    log: app.log,
    now,
    localUrl: () => local.promise,
    figures,
    ...(telemetry && { telemetry }),
    ...(config.demo && { seedCalls: () => seedTraffic(database, now()) }),
  })
  queue.resolve(jobs)
  stopGracefully({ app, config, database, jobs, stopping, telemetry })
  await listen(app, config)
  local.resolve(localUrlOf(app, config))
  const clockWarning = await findClockWarning(database.db, now)
  if (clockWarning) app.log.warn(clockWarning)
  const rateWarning = await findRateWarning(database.db)
  if (rateWarning) app.log.warn(rateWarning)
  announce(config, database, rateWarning)
}

async function openDatabase(config: Config, migrates: boolean): Promise<Database> {
  const beforeMigration = (db: Db) => refuseOtherSubscriberKey(db, config)
  const database = await connect(config, { migrates, beforeMigration })
  await keepSecrets(database.db, config)
  if (migrates) await prepareData(database, now())
  if (config.demo) {
    await seedDemo(database.db, now())
    await seedPartners(database.db, config, now())
    await seedRadio(database.db, config, now())
  }
  return database
}

/** OpenTelemetry is loaded only when it is switched on. */
async function openTelemetry({ otlpEndpoint, otlpHeaders }: Config): Promise<Telemetry | undefined> {
  if (!otlpEndpoint) return undefined
  const { startTelemetry } = await import('#server/telemetry/opentelemetry.ts')
  return startTelemetry(otlpEndpoint, otlpHeaders)
}

/** Each line goes to the standard output as before, and to the collector. */
function exportingStream(telemetry: Telemetry) {
  return {
    write(line: string) {
      process.stdout.write(line)
      telemetry.exportLine(line)
    },
  }
}

interface Running {
  app: FastifyInstance
  config: Config
  database: Database
  jobs: Jobs
  stopping: AbortController
  telemetry: Telemetry | undefined
}

/** Fails readiness first, then stops listening, answers running requests, and closes the database last. */
function stopGracefully({ app, config, database, jobs, stopping, telemetry }: Running): void {
  const stop = async (signal: string): Promise<void> => {
    if (stopping.signal.aborted) return
    stopping.abort()
    app.log.info({ signal }, 'stopping')
    // A request that never ends must not keep the process alive.
    setTimeout(() => process.exit(1), config.drainSeconds * 1000 + 10_000).unref()
    if (config.drainSeconds > 0) await pause(config.drainSeconds * 1000)
    // Stops product tests first: they call this server and would have to start again.
    await jobs.finishProductTests()
    await app.close()
    await jobs.stop()
    await database.close()
    await telemetry?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(signal))
}

/** For the terminal, besides the log. */
function announce(config: Config, database: Database, warning: string | undefined): void {
  const lines = [`Listening on ${config.publicUrl} (${database.kind} database)`]
  if (config.demo) {
    lines.push(`Demo accounts, password ${demoPassword}: ${demoAccounts.map(({ email }) => email).join(', ')}`)
    lines.push(`Demo mailbox: ${config.publicUrl}/dev/mailbox`)
  }
  if (warning) lines.push(warning)
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Prints the cure instead of PGlite's 180 kB of source. */
function stopWithOneLine(thrown: unknown): never {
  const error = databaseFault(thrown) ?? thrown
  if (error instanceof ConfigError || error instanceof DirectoryInUse) {
    process.stderr.write(`${error.message}\n`)
  } else if (toProblem(error).code === 'storage-full') {
    process.stderr.write(`${noRoomInDataDir().message}\n`)
  } else {
    process.stderr.write(`${JSON.stringify({ level: 'fatal', error: describeError(error) })}\n`)
  }
  process.exit(1)
}

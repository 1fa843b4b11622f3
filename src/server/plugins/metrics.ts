import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client'
import type { OperationId } from '#generated/operations.ts'
import type { Database } from '#server/db/connect.ts'
import type { AppDependencies } from '#server/dependencies.ts'
import * as backlogs from '#server/repositories/backlogs.ts'
import { Figures } from '#server/telemetry/figures.ts'

/** The figures of this process, and of the work that waits in the database. */
export interface Metrics {
  registry: Registry
  /** Reads the database first. */
  print(): Promise<string>
}

type Sources = Pick<AppDependencies, 'database' | 'now' | 'figures'>

export function collectMetrics(app: FastifyInstance, { database, now, figures }: Sources): Metrics {
  const { registry } = figures ?? new Figures()
  collectDefaultMetrics({ register: registry })
  countAnswers(app, registry)
  countSignInFailures(app, registry)
  measureWaits(registry, database)
  const update = watchDatabase(registry, database, now)
  return {
    registry,
    async print() {
      await update()
      return await registry.metrics()
    },
  }
}

function countAnswers(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by operation and status',
    labelNames: ['operation', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'refusals_total',
    help: 'Refused requests, by operation and code of the problem',
    labelNames: ['operation', 'code'],
    registers: [registry],
  })
  app.decorateRequest('problemCode', null)
  app.decorateRequest('problemReason', null)
  app.addHook('onResponse', (request, reply, done) => {
    // The operation's name instead of the path: ids in labels would create a series per project.
    const operation = request.routeOptions.config?.operationId ?? request.routeOptions.url ?? 'none'
    duration.observe({ operation, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (request.problemCode) refusals.inc({ operation, code: request.problemCode })
    done()
  })
}

/** The steps of a sign-in, by operation. */
const signInSteps: Partial<Record<OperationId, string>> = {
  signIn: 'password',
  requestOtp: 'code',
  verifyOtp: 'code',
  startPasskeySignIn: 'code',
  verifySecondStep: 'code',
  startSingleSignOn: 'single-sign-on',
  finishSingleSignOn: 'single-sign-on',
  vpnCheck: 'network',
  accountAction: 'account',
  refreshSession: 'refresh',
}

function countSignInFailures(app: FastifyInstance, registry: Registry): void {
  const failures = new Counter({
    name: 'sign_in_failures_total',
    help: 'Refused steps of signing in and recovering an account, by reason',
    labelNames: ['step', 'reason'],
    registers: [registry],
  })
  app.addHook('onResponse', ({ problemCode, problemReason, routeOptions }, _reply, done) => {
    const { operationId } = routeOptions.config ?? {}
    const step = operationId && signInSteps[operationId]
    if (step && problemCode) failures.inc({ step, reason: problemReason ?? problemCode })
    done()
  })
}

function measureWaits(registry: Registry, database: Database): void {
  const waits = new Histogram({
    name: 'database_connection_wait_seconds',
    help: 'Time that statements and transactions waited for a connection of the pool',
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })
  database.watchWaits?.((seconds) => waits.observe(seconds))
}

function watchDatabase(registry: Registry, database: Database, now: () => Date): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const up = gauge('database_up', '1 when the database answered')
  const connections = gauge('database_connections', 'Connections, and requests that wait for one, by state', ['state'])
  const waiting = gauge('backlog_rows', 'Rows that wait for a background job', ['queue'])
  const failing = gauge('backlog_failing_rows', 'Of those, rows that failed before', ['queue'])
  const oldest = gauge('backlog_oldest_seconds', 'Age of the row that has waited longest', ['queue'])

  const lag = gauge('replica_lag_seconds', 'How old the data of the replica are')
  // It begins with a zero, which would be a replica without any lag.
  lag.remove()
  const reads = new Counter({
    name: 'report_reads_total',
    help: 'Reads of figures and exports: from the replica, or from the primary because it was late or failed',
    labelNames: ['source'],
    registers: [registry],
  })

  return async () => {
    const reports = database.reports.figures?.()
    // One that has not answered yet may be of any age.
    if (reports) lag.set(reports.lagSeconds ?? Number.POSITIVE_INFINITY)
    reads.reset()
    for (const [source, count] of Object.entries(reports?.reads ?? {})) reads.inc({ source }, count)
    for (const [state, count] of Object.entries(database.connections?.() ?? {})) connections.set({ state }, count)
    // Without the database nothing is known, and the last figures would look like present ones.
    for (const each of [waiting, failing, oldest]) each.reset()
    const found = await Promise.race([
      readBacklogs(database, now()),
      pause(longestReadMs, undefined, { ref: false }),
    ]).catch(() => undefined)
    up.set(found ? 1 : 0)
    for (const backlog of found ?? []) {
      const { queue } = backlog
      waiting.set({ queue }, backlog.waiting)
      failing.set({ queue }, backlog.failing)
      oldest.set({ queue }, backlog.oldestSeconds)
    }
  }
}

/** Prometheus gives up after ten seconds: with a silent database it still gets the figures of the process. */
const longestReadMs = 3000

async function readBacklogs({ db }: Database, now: Date): Promise<backlogs.Backlog[]> {
  return [...(await backlogs.list(db, now)), ...(await backlogs.listJobs(db, now))]
}

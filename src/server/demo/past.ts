import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import { daysFrom } from '#domain/dates.ts'
import type { OperationIO } from '#generated/operations.ts'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { createJobQueue } from '#server/background-jobs.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { scanDocument } from '#server/documents/scan-document.ts'
import { embeddedScanner } from '#server/documents/scanners.ts'
import { findRoute } from '#server/gateway/gateway.ts'
import { gatewayRoutes } from '#server/gateway/products.ts'
import { simulatorConnection } from '#server/gateway/simulator-connection.ts'
import { hashKeyValue } from '#server/identity/api-key-value.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { type Context, type OperationHandlers, refusals } from '#server/operation.ts'
import { publicInternet } from '#server/outside/outside-call.ts'
import type { CallGateway } from '#server/product-tests/gateway-client.ts'
import { runProductTests } from '#server/product-tests/run-product-tests.ts'
import { findByKeyHash } from '#server/repositories/gateway-callers.ts'
import * as notifications from '#server/repositories/notifications.ts'
import { readContract } from '#simulator/contract/read-contract.ts'

type OperationId = keyof OperationIO

/** The part of the context that an operation receives from its caller. */
type Call<Id extends OperationId> = Pick<Context<Id>, 'member' | 'params' | 'query' | 'body'>

/** For operations without parameters or without a body. */
export const nothing = { params: {}, query: {}, body: undefined }

const noStream = () => refusals.fail('unavailable')
const { log } = fastify({ logger: false })

/**
 * Runs the portal's own operations with the clock set back, so that the demo's data obey the same rules as any others.
 * Past events send no mail and no notification.
 */
export class Past {
  readonly db: Db
  readonly #config: Config
  readonly #now: Date
  #code = ''

  constructor(db: Db, config: Config, now: Date) {
    this.db = db
    this.#config = config
    this.#now = now
  }

  at(daysAgo: number): Date {
    return daysFrom(this.#now, -daysAgo)
  }

  /** The one-time code of the newest mail that was not sent. */
  get code(): string {
    return this.#code
  }

  /** Also does the jobs that the operation starts: the scan of a document and the tests of product codes. */
  async run<Id extends OperationId>(daysAgo: number, operation: OperationHandlers[Id], call: Call<Id>) {
    const now = () => this.at(daysAgo)
    const acting = { db: this.db, config: this.#config, mail: this.#mail, now }
    const jobs = createJobQueue({
      scanDocument: (id) => scanDocument({ ...acting, scanner: embeddedScanner }, id),
      runProductTests: (id) => runProductTests({ ...acting, call: sandboxInside(acting) }, id),
    })
    const request = { id: 'demo', ip: '127.0.0.1', isInternal: true, userAgent: 'Demo' }
    const reports = <Found>(read: (db: Db) => Promise<Found>) => read(this.db)
    const others = { openStream: noStream, productChanges: [], outside: publicInternet(this.#config), log }
    const answer = await operation({ ...call, ...acting, ...refusals, reports, jobs, request, ...others })
    await jobs.flush()
    await notifications.removeCreatedAt(this.db, now())
    return answer
  }

  readonly #mail: MailQueue = {
    queue: async (_db, _to, { code }) => {
      this.#code = code ?? this.#code
    },
    flush: () => {},
  }
}

const contract = readContract(product)
const routes = gatewayRoutes('sandbox')

/** Calls the simulator directly, because the demo is seeded before the server listens. These calls are not logged. */
function sandboxInside({ db, now }: { db: Db; now: () => Date }): CallGateway {
  const connection = simulatorConnection({ db, environment: 'sandbox', contract, hashCustomer: () => randomUUID() })
  return async ({ method, path, headers, body }) => {
    const caller = await findByKeyHash(db, hashKeyValue(headers['X-Api-Key'] ?? ''), null, 'sandbox')
    const found = findRoute(routes, { method, url: `/sandbox${path}` })
    if (!caller || !found) throw new Error(`the sandbox has no ${method} ${path} for this key`)
    const { route, parameters } = found
    const call = { operation: route.operation, caller, parameters, body: body && JSON.parse(body), now: now() }
    const outcome = await connection.settle(call, () => undefined)
    return { status: outcome.status, body: JSON.stringify(outcome.body) }
  }
}

import type { FastifyServerOptions } from 'fastify'
import type { OpenApiDocument } from '#domain/openapi.ts'
import type { ProductChanges } from '#domain/product-changes.ts'
import type { BackgroundJobs } from '#server/background-jobs.ts'
import type { Config } from '#server/config.ts'
import type { Deliver } from '#server/mail/mail-queue.ts'
import type { StreamTimes } from '#server/notifications/streams.ts'
import type { Outside } from '#server/outside/outside-call.ts'
import type { Figures } from '#server/telemetry/figures.ts'
import type { Telemetry } from '#server/telemetry/spans.ts'
import type { Random } from '#simulator/random.ts'
import type { Database } from './db/connect.ts'

/** Handlers by operation id. Their parameter types differ, and the route has validated the input. */
export type Handlers = Record<string, (context: never) => Promise<unknown>>

/** A bundled OpenAPI document. */
export interface Specification {
  paths?: object
  components?: object
}

/** Everything that the server needs from outside, so that tests can replace any of it. */
export interface AppDependencies {
  config: Config
  database: Database
  /** Wakes the delivery of mails; undefined without a mail server, where mails stay in the demo mailbox. */
  deliver: Deliver
  /** Starts background jobs; undefined where none run, for instance in tests. */
  work?: BackgroundJobs
  /** Aborted when the process begins to stop. */
  stopping?: AbortSignal
  /** The clock. */
  now: () => Date
  /** Options of the log; no log without them. */
  logger?: FastifyServerOptions['logger']
  /** Counted by the jobs and printed by /metrics. */
  figures?: Figures
  /** Undefined while OTEL_EXPORTER_OTLP_ENDPOINT is not set. */
  telemetry?: Telemetry
  /** Folder of the built SPA; without it only the APIs are served. */
  webDir?: string
  /** Limit per client address, over everything but files. Benchmarks raise it. */
  requestsPerMinute?: number
  /** Limit of payment API calls per key and window. Benchmarks raise it. */
  callsPerKey?: number
  /** Tests shorten the event streams. */
  streamTimes?: Partial<StreamTimes>
  /** What changes in the products; tests pass their own. By default what `npm run generate` wrote. */
  productChanges?: ProductChanges[]
  /** The specifications whose operations have routes; tests pass their own. By default those of `npm run generate`. */
  specifications?: {
    portal: Specification
    admin: Specification
    products: { product: string; document: OpenApiDocument }[]
  }
  /** The handlers of the operations, by their ids; tests pass their own. By default those of src/server/operations. */
  operations?: Handlers
  /** How TRY OUT reaches other hosts; tests pass their own. By default the public internet. */
  outside?: Outside
  /** Source of the simulator's random ids; tests pass a fixed one. */
  random?: Random
}

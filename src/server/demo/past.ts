import fastify from 'fastify'
import type { OperationIO } from '#generated/operations.ts'
import { createJobQueue } from '#server/background-jobs.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { sandboxInside } from '#server/demo/sandbox-inside.ts'
import { scanDocument } from '#server/documents/scan-document.ts'
import { embeddedScanner } from '#server/documents/scanners.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import type { Context, Operation } from '#server/operation.ts'
import { runProductTests } from '#server/product-tests/run-product-tests.ts'

type OperationId = keyof OperationIO

/** What an operation receives from its caller. */
export type Call<Id extends OperationId> = Pick<Context<Id>, 'member' | 'params' | 'query' | 'body'>

/** For operations without parameters or without a body. */
export const nothing = { params: {}, query: {}, body: undefined }

const dayMs = 86_400_000
const { log } = fastify({ logger: false })

/**
 * Runs the portal's own operations with the clock set back, so that the demo's data obey the same rules as any others.
 * Past events send no mail.
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
    return new Date(this.#now.getTime() - daysAgo * dayMs)
  }

  /** The one-time code of the newest mail that was not sent. */
  get code(): string {
    return this.#code
  }

  /** Also does the jobs that the operation starts: the scan of a document and the tests of product codes. */
  async run<Id extends OperationId>(daysAgo: number, operation: Operation<Id>, call: Call<Id>) {
    const now = () => this.at(daysAgo)
    const acting = { db: this.db, config: this.#config, mail: this.#mail, now }
    const jobs = createJobQueue({
      scanDocument: (id) => scanDocument({ ...acting, scanner: embeddedScanner }, id),
      runProductTests: (id) => runProductTests({ ...acting, call: sandboxInside(acting) }, id),
    })
    const request = { id: 'demo', ip: '127.0.0.1', isInternal: true, userAgent: 'Demo' }
    const answer = await operation({ ...call, ...acting, jobs, request, log })
    await jobs.flush()
    return answer
  }

  readonly #mail: MailQueue = {
    queue: async (_db, _to, { code }) => {
      this.#code = code ?? this.#code
    },
    flush: () => {},
  }
}

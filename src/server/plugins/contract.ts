import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify'
import { isObject } from '#domain/is-object.ts'
import type { Fail } from '#domain/problems.ts'
import { type EventsAnswer, type FileAnswer, type OperationId, operationFacts } from '#generated/operations.ts'
import { createJobQueue, type JobQueue, noBackgroundJobs } from '#server/background-jobs.ts'
import { FutureTokenWarnings } from '#server/clock.ts'
import type { Db } from '#server/db/database.ts'
import type { AppDependencies, Handlers, Specification } from '#server/dependencies.ts'
import { describeError } from '#server/describe-error.ts'
import { readProductChanges } from '#server/impact/product-impact.ts'
import { createMailQueue, type MailQueue } from '#server/mail/mail-queue.ts'
import type { Streams } from '#server/notifications/streams.ts'
import { type Member, refusals } from '#server/operation.ts'
import { publicInternet } from '#server/outside/outside-call.ts'
import { attachment } from '#server/plugins/attachment.ts'
import { announceDeprecations, deprecatedOperations } from '#server/plugins/deprecations.ts'
import { successBody } from '#server/plugins/envelope.ts'
import { guard } from '#server/plugins/guard.ts'
import { routeSchemas } from '#server/plugins/route-schemas.ts'
import { acceptUploads } from '#server/plugins/uploads.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on routes of the portal and admin specifications. */
    operationId?: OperationId
    /** Set on payment API routes, which have their own validation and refusals. */
    isGateway?: boolean
  }
  interface FastifyRequest {
    /** Set by the guard; null on public operations. */
    member: Member | null
    /** Set by the guard where a session is required. */
    tokenExpiresAt: Date | null
  }
}

/** Registers routes, validation and serialisation of every operation, from the specifications alone. */
export function registerApiOperations(
  app: FastifyInstance,
  specifications: Specification[],
  handlers: Handlers,
  given: AppDependencies,
  streams: Streams,
): void {
  const dependencies = {
    ...given,
    productChanges: given.productChanges ?? readProductChanges(),
    outside: given.outside ?? publicInternet(given.config),
    futureTokens: new FutureTokenWarnings(),
  }
  // An encapsulated scope: only these routes accept forms.
  app.register(async (scope) => {
    await acceptUploads(scope)
    const deprecated = new Map(specifications.flatMap((each) => [...deprecatedOperations(each, () => '/')]))
    announceDeprecations(scope, given.config, ({ routeOptions }) =>
      deprecated.get(routeOptions.config.operationId ?? ''),
    )
    for (const [id, schema] of specifications.flatMap((each) => [...routeSchemas(each)])) {
      scope.route({ ...route(id, handlers, dependencies, streams), schema })
    }
  })
}

type ContractDependencies = AppDependencies &
  Required<Pick<AppDependencies, 'productChanges' | 'outside'>> & { futureTokens: FutureTokenWarnings }

function route(id: string, handlers: Handlers, dependencies: ContractDependencies, streams: Streams): RouteOptions {
  if (!isOperationId(id)) {
    throw new Error(`Operation ${id} is in a specification but not in src/generated: run npm run generate`)
  }
  const { method, path, answers } = operationFacts[id]
  return {
    method,
    // HEAD would open a stream without a reader.
    exposeHeadRoute: method === 'get' && answers !== 'events',
    url: path.replace(/{(\w+)}/g, ':$1'),
    config: { operationId: id },
    onRequest: guard(operationFacts[id], id, dependencies),
    handler: handlerOf(id, handlers, dependencies, streams),
  }
}

function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(operationFacts, id)
}

function handlerOf(
  id: OperationId,
  handlers: Handlers,
  dependencies: ContractDependencies,
  streams: Streams,
): RouteHandlerMethod {
  const { family, success, answers } = operationFacts[id]
  const operation = handlers[id]
  if (!isRunnable(operation)) throw new Error(`Operation ${id} has no handler: run npm run generate`)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const mail = createMailQueue(dependencies.deliver, dependencies.config)
    const jobs = createJobQueue(dependencies.work ?? noBackgroundJobs)
    try {
      const reports = reportsOf(dependencies)
      const answer = await operation({
        ...contextOf(request, { mail, jobs }, dependencies, streams),
        reports: reports.read,
      })
      const asOf = reports.asOf()
      if (asOf) reply.header('data-as-of', asOf.toISOString())
      await jobs
        .flush()
        .catch((error: unknown) =>
          request.log.warn({ error: describeError(error) }, 'job not queued; the next sweep will queue it'),
        )
      if (answers === 'file') return sendFile(reply, success, answer)
      if (answers === 'events') return sendEvents(reply, success, answer)
      return reply.code(success).send(successBody(family, success, answer))
    } finally {
      mail.flush()
    }
  }
}

/** Always an attachment, so that no browser renders an uploaded file as a page of this origin. */
function sendFile(reply: FastifyReply, success: number, answer: unknown): FastifyReply {
  if (!isFileAnswer(answer)) throw new Error('An operation that answers a file has to resolve to a FileAnswer')
  const { fileName, contentType, content } = answer
  reply
    .code(success)
    .header('content-disposition', attachment(fileName))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(contentType)
  if (typeof content !== 'string' && !(content instanceof Uint8Array)) {
    // Fastify would read all of the content for HEAD and discard it.
    return reply.send(Readable.from(reply.request.method === 'HEAD' ? [] : content))
  }
  return reply
    .header('content-length', Buffer.byteLength(content))
    .send(typeof content === 'string' ? content : Buffer.from(content))
}

/** `X-Accel-Buffering: no` keeps nginx from buffering the events. */
function sendEvents(reply: FastifyReply, success: number, answer: unknown): FastifyReply {
  if (!isEventsAnswer(answer)) throw new Error('An operation that answers events has to resolve to an EventsAnswer')
  const { events } = answer
  return reply
    .code(success)
    .header('x-accel-buffering', 'no')
    .type('text/event-stream; charset=utf-8')
    .send(events instanceof Readable ? events : Readable.from(events))
}

function isEventsAnswer(answer: unknown): answer is EventsAnswer {
  return isObject(answer) && 'events' in answer
}

function isFileAnswer(answer: unknown): answer is FileAnswer {
  return isObject(answer) && 'fileName' in answer && 'content' in answer
}

function isRunnable(operation: unknown): operation is (context: unknown) => Promise<unknown> {
  return typeof operation === 'function'
}

function contextOf(
  request: FastifyRequest,
  outgoing: { mail: MailQueue; jobs: JobQueue },
  dependencies: ContractDependencies,
  streams: Streams,
) {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    member: request.member,
    db: dependencies.database.db,
    config: dependencies.config,
    productChanges: dependencies.productChanges,
    ...outgoing,
    ...refusals,
    request: {
      id: request.id,
      ip: request.ip,
      isInternal: request.isInternal,
      userAgent: request.headers['user-agent'] ?? '',
    },
    openStream: (fail: Fail<'too-many-requests'>) => openStream(request, streams, fail),
    outside: dependencies.outside,
    log: request.log,
    now: dependencies.now,
  }
}

/** Reads reports and remembers how old the oldest of them is. */
function reportsOf({ database }: AppDependencies) {
  let oldest: Date | undefined
  return {
    asOf: () => oldest,
    async read<Found>(work: (db: Db) => Promise<Found>): Promise<Found> {
      const { found, asOf } = await database.reports.read(work)
      if (!oldest || asOf < oldest) oldest = asOf
      return found
    },
  }
}

function openStream(
  { member, tokenExpiresAt }: FastifyRequest,
  streams: Streams,
  fail: Fail<'too-many-requests'>,
): Readable {
  if (!member || !tokenExpiresAt) throw new Error('A public operation opens no event stream')
  return streams.open({ accountId: member.accountId, sessionId: member.sessionId, endsAt: tokenExpiresAt }, fail)
}

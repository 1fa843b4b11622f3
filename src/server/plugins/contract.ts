import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import { ProblemError } from '#domain/problems.ts'
import { type FileAnswer, type OperationId, operationFacts } from '#generated/operations.ts'
import type { AppDependencies } from '#server/dependencies.ts'
import { describeError } from '#server/describe-error.ts'
import { type Errands, noWork, openErrands } from '#server/jobs/errands.ts'
import { openPostbox, type Postbox } from '#server/mail/mailer.ts'
import { adminOperations, portalOperations } from '#server/operations/all.ts'
import { later } from '#server/operations/later.ts'
import { attachment } from '#server/plugins/attachment.ts'
import { successBody } from '#server/plugins/envelope.ts'
import { guard } from '#server/plugins/guard.ts'
import { forRouter } from '#server/plugins/specification.ts'
import { acceptUploads } from '#server/plugins/uploads.ts'

/** Any operation once its types have done their work: the route has validated what goes in. */
type Runnable = (context: unknown) => Promise<unknown>

const operations: Record<string, unknown> = { ...portalOperations, ...adminOperations }

/** Routes, validation and serialisation of every operation, from the specifications alone. */
export function registerContract(app: FastifyInstance, specifications: object[], dependencies: AppDependencies): void {
  // In a scope of their own: nothing else takes forms.
  app.register(async (scope) => {
    await acceptUploads(scope)
    for (const specification of specifications) {
      scope.register(openapiGlue, {
        specification: forRouter(specification),
        operationResolver: (id: string) => route(id, dependencies),
      })
    }
  })
}

function route(id: string, dependencies: AppDependencies): RouteOptions {
  if (!isOperationId(id)) {
    throw new Error(`Operation ${id} stands in a specification but not in src/generated: run npm run generate`)
  }
  const { method, path } = operationFacts[id]
  return {
    method,
    url: path.replace(/{(\w+)}/g, ':$1'),
    config: { operationId: id },
    // Nothing is validated or serialised for what only ever refuses.
    ...(operations[id] === later && { schema: {} }),
    onRequest: [guard(operationFacts[id], id, dependencies), refuseLater(id)],
    handler: handlerOf(id, dependencies),
  }
}

function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(operationFacts, id)
}

/** Before the body is read: what it would hold does not matter yet. */
function refuseLater(id: OperationId) {
  return async (): Promise<void> => {
    if (operations[id] === later) throw new ProblemError('not-implemented', { message: `${id} is not available yet.` })
  }
}

function handlerOf(id: OperationId, dependencies: AppDependencies): RouteHandlerMethod {
  const { family, success, answers } = operationFacts[id]
  const operation = operations[id]
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isRunnable(operation)) throw new Error(`Operation ${id} has no handler: see src/server/operations/all.ts`)
    const mail = openPostbox(dependencies.deliver, dependencies.config)
    const errands = openErrands(dependencies.work ?? noWork)
    try {
      const answer = await operation(contextOf(request, { mail, errands }, dependencies))
      await errands
        .dispatch()
        .catch((error: unknown) => request.log.warn({ error: describeError(error) }, 'work waits for the next sweep'))
      if (answers === 'file') return sendFile(reply, success, answer)
      return reply.code(success).send(successBody(family, success, answer))
    } finally {
      await mail
        .dispatch()
        .catch((error: unknown) => request.log.warn({ error: describeError(error) }, 'mail waits for the next sweep'))
    }
  }
}

/** Always as an attachment: no browser may make a page of ours out of what somebody else sent. */
function sendFile(reply: FastifyReply, success: number, answer: unknown): FastifyReply {
  if (!isFileAnswer(answer)) throw new Error('An operation that answers a file has to resolve to a FileAnswer')
  const { fileName, contentType, content } = answer
  reply
    .code(success)
    .header('content-disposition', attachment(fileName))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(contentType)
  if (typeof content !== 'string' && !(content instanceof Uint8Array)) return reply.send(Readable.from(content))
  return reply
    .header('content-length', Buffer.byteLength(content))
    .send(typeof content === 'string' ? content : Buffer.from(content))
}

function isFileAnswer(answer: unknown): answer is FileAnswer {
  return typeof answer === 'object' && answer !== null && 'fileName' in answer && 'content' in answer
}

function isRunnable(operation: unknown): operation is Runnable {
  return typeof operation === 'function'
}

function contextOf(
  request: FastifyRequest,
  outgoing: { mail: Postbox; errands: Errands },
  dependencies: AppDependencies,
) {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    member: request.member,
    db: dependencies.database.db,
    config: dependencies.config,
    ...outgoing,
    request: { id: request.id, ip: request.ip, userAgent: request.headers['user-agent'] ?? '' },
    log: request.log,
    now: dependencies.now,
  }
}

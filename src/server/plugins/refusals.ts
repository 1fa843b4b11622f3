import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ProblemCode, ProblemError } from '#domain/problems.ts'
import { operationFacts } from '#generated/operations.ts'
import { describeError } from '#server/describe-error.ts'
import { type Family, inWordsOf, refusalBody } from '#server/plugins/envelope.ts'
import { headersWithoutHooks } from '#server/plugins/security-headers.ts'

/** Fastify's own errors by our names. Whatever is not here and not ours is a server error, and says nothing of itself. */
const ownNames: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_EMPTY_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-request',
  FST_ERR_BAD_URL: 'malformed-request',
  FST_ERR_MAX_PARAM_LENGTH: 'route-not-found',
  FST_STATIC_FORBIDDEN_PATH: 'route-not-found',
  ENAMETOOLONG: 'route-not-found',
  /** PostgreSQL: disk full. */
  '53100': 'storage-full',
  ENOSPC: 'storage-full',
}

export function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply))
}

/** Also Fastify's `frameworkErrors`, for addresses it could not even read. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const family = familyOf(request)
  const problem = inWordsOf(family, request.raw.aborted ? new ProblemError('malformed-request') : toProblem(error))
  if (problem.status === 507) request.log.warn('refused: no room to write')
  else if (problem.status >= 500) {
    request.log.error({ error: describeError(error) }, 'refused')
  }
  if (problem.retryAfterSeconds !== undefined)
    reply.header('retry-after', Math.max(1, Math.ceil(problem.retryAfterSeconds)))
  return reply
    .code(problem.status)
    .headers(reply.hasHeader('content-security-policy') ? {} : headersWithoutHooks)
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(refusalBody(family, problem))
}

function familyOf(request: FastifyRequest): Family {
  const id = request.routeOptions?.config?.operationId
  return id ? operationFacts[id].family : 'envelope'
}

export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  for (const code of codesOf(error)) {
    const name = ownNames[code]
    if (name === 'malformed-json') return malformedJson()
    if (name) return new ProblemError(name, { cause: error })
  }
  const wrapped = error instanceof Error ? error.cause : undefined
  if (wrapped instanceof ProblemError) return wrapped
  if (error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400) return malformedJson()
  return new ProblemError(isRefusal(error) ? 'malformed-request' : 'server-error', { cause: error })
}

/** What a plugin refuses is the caller's mistake, whatever its name: a file asked for under a condition, for instance. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('statusCode' in error)) return false
  return typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500
}

/** Drizzle wraps the driver's error: the code is one floor down. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : []
  return [...own, ...codesOf(error.cause)]
}

function malformedJson(): ProblemError {
  const problem = new ProblemError('malformed-json')
  const problems = [{ field: '', rule: 'json', message: problem.message }]
  return new ProblemError('malformed-json', { problems })
}

import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ProblemCode, ProblemError, problems } from '#domain/problems.ts'
import { operationFacts } from '#generated/operations.ts'
import type { Config } from '#server/config.ts'
import { codeOf, codesOf } from '#server/config-error.ts'
import { diskSpaceCures } from '#server/db/disk-space.ts'
import { describeError } from '#server/describe-error.ts'
import { describeBrokenAnswer } from '#server/plugins/broken-answer.ts'
import { type Family, refusalBody, toFamilyProblem } from '#server/plugins/envelope.ts'
import { headersWithoutHooks } from '#server/plugins/security-headers.ts'

/**
 * Codes of a failed connection, from the operating system and from PostgreSQL: class 08, shutdown, crash, starting up, too
 * many clients, a password or database that is no longer valid (class 28, 3D000), a replica that takes no writes (25006).
 * And of a statement that PostgreSQL ended because it took too long (57014): a slow database is a passing state, no defect.
 */
const codes =
  /^(E(CONNREFUSED|CONNRESET|NOTFOUND|AI_AGAIN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH)|(08|28)\w{3}|57P0[1-3]|53300|57014|3D000|25006)$/

/** Errors of pg that have no code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/

/** Whether a query failed because the database did not answer it. Drizzle wraps the driver's error. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (codes.test(codeOf(error) ?? '')) return true
  return messages.test(error.message) || isUnanswered(error.cause)
}

/** Fastify's own errors by our codes. Any other error is answered as a server error without details. */
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

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when the request is refused, for the metrics. */
    problemCode: string | null
    /** More exact than the code, which the caller sees. */
    problemReason: string | null
    /** The answer before its serialisation, which may fail. */
    answer: unknown
  }
}

export function answerRefusals(app: FastifyInstance, config: Config): void {
  app.decorateRequest('answer', undefined)
  app.addHook('preSerialization', (request, _reply, answer, done) => {
    request.answer = answer
    done(null, answer)
  })
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply, config))
}

/** Also used for Fastify's `frameworkErrors`, when the URL is malformed. */
export function refuse(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl' | 'databaseUrl'>,
): FastifyReply {
  const family = familyOf(request)
  const found = request.raw.aborted ? new ProblemError('malformed-request') : toProblem(error)
  const problem = toFamilyProblem(family, found)
  request.problemCode = problem.code
  request.problemReason = found.reason ?? null
  if (problem.status === 507) logNoRoom(request.log, config)
  else if (problem.status >= 500 && !ofAnotherHost.includes(problem.status)) {
    request.log.error({ error: describeError(error) }, describeBrokenAnswer(error, request) ?? 'refused')
  }
  if (problem.retryAfterSeconds !== undefined) reply.headers(retryAfter(problem.retryAfterSeconds))
  return reply
    .code(problem.status)
    .headers(reply.hasHeader('content-security-policy') ? {} : headersWithoutHooks(config))
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(refusalBody(family, problem))
}

export function retryAfter(seconds: number): Record<string, string> {
  return { 'retry-after': String(Math.max(1, Math.ceil(seconds))) }
}

/** Also for the gateway, whose callers learn only that there is no room. */
export function logNoRoom(log: FastifyBaseLogger, { databaseUrl }: Pick<Config, 'databaseUrl'>): void {
  log.warn(`refused: ${diskSpaceCures[databaseUrl ? 'postgres' : 'embedded']}`)
}

/** Not failures of the portal: the host that TRY OUT called gave no answer. */
const ofAnotherHost = [502, 504]

function familyOf(request: FastifyRequest): Family {
  const id = request.routeOptions?.config?.operationId
  return id ? operationFacts[id].family : 'envelope'
}

/** Seconds. A database that restarts is back within a few. */
const retryUnavailable = 5

export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  if (isUnanswered(error)) return new ProblemError('unavailable', { retryAfterSeconds: retryUnavailable, cause: error })
  for (const code of codesOf(error)) {
    const name = ownNames[code]
    if (name === 'malformed-json') return malformedJson()
    if (name) return new ProblemError(name, { cause: error })
  }
  const wrapped = error instanceof Error ? error.cause : undefined
  if (wrapped instanceof ProblemError) return wrapped
  return new ProblemError(isRefusal(error) ? 'malformed-request' : 'server-error', { cause: error })
}

/** An error with a 4xx status from a plugin is the caller's mistake, for instance a failed precondition. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('statusCode' in error)) return false
  return typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500
}

function malformedJson(): ProblemError {
  const { message } = problems['malformed-json']
  return new ProblemError('malformed-json', { problems: [{ field: '', rule: 'json', message }] })
}

import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from '#domain/problems.ts'

const generous = 3000

/**
 * A dam against floods, for this process alone and therefore in its memory: it protects the process, not an account. The
 * limits that guard accounts stand in the database (identity/limits.ts). `hasOwnLimit` tells requests that are counted by
 * what they prove instead of where they come from.
 */
export async function limitRequests(
  app: FastifyInstance,
  requestsPerMinute = generous,
  hasOwnLimit: (request: FastifyRequest) => boolean = () => false,
): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: requestsPerMinute,
    timeWindow: 60_000,
    cache: 20_000,
    // Files are cheap and many per page; health checks must always be answered.
    allowList: (request) =>
      (request.method === 'GET' && /^\/(assets\/|healthz|readyz|metrics)/.test(request.url)) || hasOwnLimit(request),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) =>
      new ProblemError('too-many-requests', { retryAfterSeconds: ttl / 1000 }),
  })
}

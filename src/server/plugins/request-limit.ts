import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from '#domain/problems.ts'

const defaultRequestsPerMinute = 3000

/**
 * Limits requests per address in this process's memory: it protects the process. Limits that protect accounts are in the
 * database (identity/limits.ts). `hasOwnLimit` excludes requests that are limited per key.
 */
export async function limitRequests(
  app: FastifyInstance,
  requestsPerMinute = defaultRequestsPerMinute,
  hasOwnLimit: (request: FastifyRequest) => boolean = () => false,
): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: requestsPerMinute,
    timeWindow: 60_000,
    cache: 20_000,
    allowList: (request) => isExempt(request) || hasOwnLimit(request),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) =>
      new ProblemError('too-many-requests', { retryAfterSeconds: ttl / 1000 }),
  })
}

/** Files are cheap and many per page. Health checks of the operator, which ask the database, must always be answered. */
function isExempt({ method, url, isInternal }: FastifyRequest): boolean {
  if (method !== 'GET') return false
  return url.startsWith('/assets/') || (isInternal && /^\/(healthz|readyz|metrics)(\?|$)/.test(url))
}

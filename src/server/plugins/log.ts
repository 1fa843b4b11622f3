import { createHmac, createSecretKey, hkdfSync } from 'node:crypto'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { bankFields } from '#domain/bank-details.ts'
import type { Config } from '#server/config.ts'

// One line per request, without query string (it may contain search text), headers or bodies. The redacted paths below are a
// second safeguard.
export const logOptions = {
  level: 'info',
  redact: {
    paths: [
      'password',
      'token',
      'key',
      'otp',
      'code_value',
      'authorization',
      '*.password',
      '*.token',
      '*.refreshToken',
      '*.AccessToken',
      '*.RefreshToken',
      '*.mfaToken',
      '*.otp',
      '*.passwordHash',
      '*.signUpPasswordHash',
      '*.authorization',
      '*["x-mfa-token"]',
      '*["x-api-key"]',
      '*.cookie',
      ...bankFields,
      ...bankFields.map((field) => `*.${field}`),
    ],
    censor: '[redacted]',
  },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
} satisfies FastifyServerOptions['logger']

export function logRequests(app: FastifyInstance, config: Pick<Config, 'subscriberSecret'>): void {
  const hashAccount = accountHash(config)
  // Without promises, as every hook that each request passes.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { config: route, url } = request.routeOptions
    const operation = route?.operationId
    const line = {
      method: request.method,
      route: url ?? 'none',
      ...(operation && { operation }),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ip: request.ip,
      ...(request.member && { account: hashAccount(request.member.accountId) }),
    }
    request.log[operation || reply.statusCode >= 500 ? 'info' : 'debug'](line, 'answered')
    done()
  })
}

/** Requests come in numbers from the same accounts. */
const maxHashes = 1000

/**
 * Lines of one account have the same hash. Computing it from an account's id needs SUBSCRIBER_SECRET, from which the key is
 * derived and which never changes.
 */
function accountHash({ subscriberSecret }: Pick<Config, 'subscriberSecret'>): (accountId: string) => string {
  // With bytes as its key, each hash would take seven times as long.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', subscriberSecret, '', 'accounts in log lines', 32)))
  const hashes = new Map<string, string>()
  return (accountId) => {
    const hash = hashes.get(accountId) ?? createHmac('sha256', key).update(accountId).digest('hex').slice(0, 16)
    if (hashes.size >= maxHashes) hashes.clear()
    hashes.set(accountId, hash)
    return hash
  }
}

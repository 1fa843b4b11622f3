import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { bankFields } from '#domain/bank-details.ts'

// One line per request, without query string (it may contain search text), headers or bodies. The redacted paths below are a
// second safeguard.
export const logOptions: FastifyServerOptions['logger'] = {
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
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { operationId, url } = { operationId: undefined, ...request.routeOptions.config }
    const line = {
      method: request.method,
      path: operationId ?? url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ip: request.ip,
      ...(request.member && { account: request.member.accountId }),
    }
    request.log[operationId || reply.statusCode >= 500 ? 'info' : 'debug'](line, 'answered')
  })
}

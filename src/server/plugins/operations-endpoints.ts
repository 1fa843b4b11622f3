import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { fail } from '#domain/problems.ts'
import type { AppDependencies } from '#server/dependencies.ts'
import packageJson from '../../../package.json' with { type: 'json' }

/**
 * Endpoints for server operators, outside the contract and without a session. Returns the registry of /metrics, for other
 * plugins to add metrics.
 */
export function registerOperations(app: FastifyInstance, { database, webDir }: AppDependencies): Registry {
  const quiet = { logLevel: 'warn' } as const
  app.get('/healthz', quiet, async () => ({ status: true, message: 'alive', data: null }))

  app.get('/readyz', quiet, async (_request, reply) => {
    try {
      await database.ping()
      return { status: true, message: 'ready', data: null }
    } catch {
      return reply
        .code(503)
        .send({ status: false, message: 'The database does not answer.', code: 'unavailable', data: null })
    }
  })

  // The SPA has a page at this path too: navigation gets the page, other clients the JSON.
  app.get('/version', async (request, reply) => {
    reply.header('vary', 'accept')
    if (webDir && (request.headers.accept ?? '').includes('text/html')) return reply.sendFile('index.html')
    reply.header('cache-control', 'no-store')
    return {
      status: true,
      message: '',
      data: { version: packageJson.version, database: database.kind, node: process.version },
    }
  })

  const metrics = collectMetrics(app)
  app.get('/metrics', quiet, async (request, reply) => {
    // Metrics reveal business figures: outside the internal network the path does not exist.
    if (!request.isInternal) fail('route-not-found')
    return reply.type(metrics.contentType).send(await metrics.metrics())
  })
  return metrics
}

function collectMetrics(app: FastifyInstance): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by operation and status',
    labelNames: ['operation', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    // The operation's name instead of the path: ids in labels would create a series per project.
    const operation = request.routeOptions.config?.operationId ?? request.routeOptions.url ?? 'none'
    duration.observe({ operation, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  return registry
}

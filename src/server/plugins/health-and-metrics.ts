import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { fail } from '#domain/problems.ts'
import { diskSpaceCures } from '#server/db/disk-space.ts'
import type { AppDependencies } from '#server/dependencies.ts'
import { collectMetrics } from '#server/plugins/metrics.ts'
import packageJson from '../../../package.json' with { type: 'json' }

const quiet = { logLevel: 'warn' } as const

/**
 * Endpoints for server operators, outside the contract and without a session. Returns the registry of /metrics, for other
 * plugins to add metrics.
 */
export function registerHealthAndMetrics(app: FastifyInstance, dependencies: AppDependencies): Registry {
  const { database, webDir, stopping } = dependencies
  app.get('/healthz', quiet, async () => ({ status: true, message: 'alive', data: null }))
  answerReadiness(app, dependencies)

  // A client that keeps its connection would go on sending requests here.
  app.addHook('onRequest', (_request, reply, done) => {
    if (stopping?.aborted) reply.header('connection', 'close')
    done()
  })

  // The SPA has a page at this path too: navigation gets the page, other clients the JSON.
  app.get('/version', async (request, reply) => {
    reply.header('vary', 'accept')
    if (webDir && (request.headers.accept ?? '').includes('text/html')) return reply.sendFile('index.html')
    reply.header('cache-control', 'no-store')
    return {
      status: true,
      message: '',
      // What else runs here would tell an attacker which known faults to try.
      data: {
        version: packageJson.version,
        ...(request.isInternal && { database: database.kind, node: process.version }),
      },
    }
  })

  const { registry, print } = collectMetrics(app, dependencies)
  app.get('/metrics', quiet, async (request, reply) => {
    // Metrics reveal business figures: outside the internal network the path does not exist.
    if (!request.isInternal) fail('route-not-found')
    return reply.type(registry.contentType).send(await print())
  })
  return registry
}

function answerReadiness(app: FastifyInstance, { database, stopping }: AppDependencies): void {
  const hasDiskSpace = async () => {
    try {
      await database.requireRoom?.()
      return true
    } catch {
      return false
    }
  }
  const notReady = (message: string) => ({ status: false, message, code: 'unavailable', data: null })
  app.get('/readyz', quiet, async (_request, reply) => {
    if (stopping?.aborted) return reply.code(503).send(notReady('The server is stopping.'))
    try {
      await database.ping()
      const message = (await hasDiskSpace()) ? 'ready' : `ready to read: ${diskSpaceCures[database.kind]}`
      return { status: true, message, data: null }
    } catch {
      return reply.code(503).send(notReady('The database does not answer.'))
    }
  })
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from '#domain/problems.ts'

/** Addresses of programs: a page never answers there, whatever the Accept header says. */
const forPrograms = /^\/(portal|admin|assets|dev|sandbox)(\/|$)/

/** 405 with Allow where another method answers, a page where a browser navigates, and 404 in the envelope for the rest. */
export function answerMissing(app: FastifyInstance, webDir: string | undefined): void {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    const route = routes.get(url) ?? { pattern: toPattern(url), methods: new Set<string>() }
    for (const each of [method].flat()) route.methods.add(each)
    routes.set(url, route)
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const allowed = [...routes.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap(({ methods }) => [...methods])
    if (allowed.length > 0) {
      reply.header('allow', [...new Set(allowed)].sort().join(', '))
      throw new ProblemError('method-not-allowed')
    }
    if (webDir && isNavigation(request) && !forPrograms.test(path)) return reply.sendFile('index.html')
    throw new ProblemError('route-not-found')
  })
}

/** A page is asked for by a browser that goes somewhere; a script, an image or a fetch that misses is a mistake. */
function isNavigation(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && (request.headers.accept ?? '').includes('text/html')
}

/** A wildcard answers for files that exist; what does not exist is missing, not refused. */
function toPattern(url: string): RegExp {
  if (url.includes('*')) return /(?!)/
  const source = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/')
  return new RegExp(`^${source}$`)
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '#domain/problems.ts'
import { knownAddresses } from './known-addresses.ts'
import { type PageConfig, publicPage } from './public-pages.ts'

/** Addresses of programs: a page never answers there, whatever the Accept header says. */
const forPrograms = /^\/(portal|admin|assets|dev|sandbox|live)(\/|$)/

/** 405 with Allow where another method answers, a page where a browser navigates, and 404 in the envelope for the rest. */
export function answerMissing(app: FastifyInstance, webDir: string | undefined, config: PageConfig): void {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    const route = routes.get(url) ?? { pattern: toPattern(url), methods: new Set<string>() }
    for (const each of [method].flat()) route.methods.add(each)
    routes.set(url, route)
  })
  const refuseMissing = (request: FastifyRequest, reply: FastifyReply): never => {
    const path = pathOf(request)
    const allowed = [...routes.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap(({ methods }) => [...methods])
    // The router turned it away although the method is right: an id too long to be one.
    if (allowed.length === 0 || allowed.includes(request.method)) throw new ProblemError('route-not-found')
    reply.header('allow', [...new Set(allowed)].sort().join(', '))
    throw new ProblemError('method-not-allowed')
  }
  // What no route takes is refused before its body is read: whether that is JSON does not matter there.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 && !isRead(request)) refuseMissing(request, reply)
  })
  const answerPage = webDir && pagesOf(webDir, config)
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    if (answerPage && isNavigation(request) && isPage(path)) return answerPage(request, reply, path)
    return refuseMissing(request, reply)
  })

  function isPage(path: string): boolean {
    return !forPrograms.test(path) && ![...routes.values()].some(({ pattern }) => pattern.test(path))
  }
}

/** The application at the addresses of its pages; elsewhere the page that says there is none, and says so to programs too. */
function pagesOf(webDir: string, config: PageConfig) {
  const isKnown = knownAddresses(webDir)
  const missing = publicPage(webDir, 'prerendered/404.html', config)
  return (request: FastifyRequest, reply: FastifyReply, path: string) =>
    isKnown(path) ? reply.sendFile('index.html') : missing.answer(request, reply.code(404), config.publicUrl)
}

/** As the routers of the server and of the application read it: '/%64ashboard' is '/dashboard'. */
const pathOf = ({ url }: FastifyRequest) => decodeURI(url.split(/[?#]/)[0] ?? '/')

/** A page is asked for by a browser that goes somewhere; a script, an image or a fetch that misses is a mistake. */
function isNavigation(request: FastifyRequest): boolean {
  return isRead(request) && (request.headers.accept ?? '').includes('text/html')
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
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

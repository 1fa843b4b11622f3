import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapePattern } from '#domain/escape-pattern.ts'
import { ProblemError } from '#domain/problems.ts'
import { type PageConfig, publicPage } from './public-pages.ts'

/** First parts of the server's own addresses, besides /version. `npm run dev` passes their requests on to the server. */
export const serverPathPrefixes = ['portal', 'admin', 'dev', 'sandbox', 'live', 'mcp', 'healthz', 'readyz', 'metrics']

/** Never answered with a page, also when the Accept header asks for one. */
const apiPaths = new RegExp(`^/(${[...serverPathPrefixes, 'assets'].join('|')})(/|$)`)

/** Answers 405 with Allow where another method exists, a page to navigation, and 404 in the envelope otherwise. */
export function answerNotFound(app: FastifyInstance, webDir: string | undefined, config: PageConfig): void {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    const route = routes.get(url) ?? { pattern: toPattern(url), methods: new Set<string>() }
    for (const each of [method].flat()) route.methods.add(each)
    routes.set(url, route)
  })
  const refuseNotFound = (request: FastifyRequest, reply: FastifyReply): never => {
    const path = pathOf(request)
    const allowed = [...routes.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap(({ methods }) => [...methods])
    // The router rejects an over-long id although the method is right.
    if (allowed.length === 0 || allowed.includes(request.method)) throw new ProblemError('route-not-found')
    reply.header('allow', [...new Set(allowed)].sort().join(', '))
    throw new ProblemError('method-not-allowed')
  }
  // Answers before the body is read, so its content does not matter.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 && !isRead(request)) refuseNotFound(request, reply)
  })
  const answerPage = webDir && pagesOf(webDir, config)
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    if (answerPage && isNavigation(request) && isPage(path)) return answerPage(request, reply, path)
    return refuseNotFound(request, reply)
  })

  function isPage(path: string): boolean {
    return !apiPaths.test(path) && ![...routes.values()].some(({ pattern }) => pattern.test(path))
  }
}

/** Serves the application at the addresses of its pages, and the not-found page with status 404 elsewhere. */
function pagesOf(webDir: string, config: PageConfig) {
  const isKnown = knownAddresses(webDir)
  const missing = publicPage(webDir, 'prerendered/404.html', config)
  return (request: FastifyRequest, reply: FastifyReply, path: string) =>
    isKnown(path) ? reply.sendFile('index.html') : missing.answer(request, reply.code(404), config.publicUrl)
}

/** Decodes a path like the routers: '/%64ashboard' is '/dashboard'. */
const pathOf = ({ url }: FastifyRequest) => decodeURI(url.split(/[?#]/)[0] ?? '/')

/** Only navigation gets a page; a script, image or fetch gets 404. */
function isNavigation(request: FastifyRequest): boolean {
  return isRead(request) && (request.headers.accept ?? '').includes('text/html')
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** A wildcard route serves existing files only; a missing file is 404, not 405. */
function toPattern(url: string): RegExp {
  if (url.includes('*')) return /(?!)/
  return new RegExp(`^${sourceOf(url, ':')}$`)
}

/** The source of a pattern for a path in which this sign begins a parameter. */
function sourceOf(path: string, sign: ':' | '$'): string {
  const parts = path.split('/')
  return parts.map((part) => (part.startsWith(sign) ? '[^/]+' : escapePattern(part))).join('/')
}

/** The application's routes, written by scripts/build/prerender.ts: '/projects/$projectId'. */
const addressList = 'prerendered/addresses.json'

/**
 * Whether the application has a page at a path; the page itself checks ids. Without the list, every path may be a page.
 */
function knownAddresses(webDir: string): (path: string) => boolean {
  const file = join(webDir, addressList)
  if (!existsSync(file)) return () => true
  const routes: string[] = JSON.parse(readFileSync(file, 'utf8'))
  const patterns = routes.map(toAddressPattern)
  return (path) => patterns.some((pattern) => pattern.test(path))
}

/** Matches like the router: percent-encoded or not, with or without a trailing slash. */
function toAddressPattern(route: string): RegExp {
  return new RegExp(`^${sourceOf(route.replace(/\/$/, ''), '$')}/?$`, 'i')
}

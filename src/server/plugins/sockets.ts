import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type ProblemCode, ProblemError } from '#domain/problems.ts'
import { refusalBody } from '#server/plugins/envelope.ts'
import { headersWithoutHooks } from '#server/plugins/security-headers.ts'

// What Node would answer or drop by itself, before there is a route, a request or a reply: it gets the envelope as well.

/** Fastify's `clientErrorHandler`: requests that could not be read at all. */
export function answerSocketErrors(log: () => FastifyBaseLogger) {
  return (error: Error & { code?: string }, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const id = sayAndClose(socket, socketProblem(error.code))
    log().info({ code: error.code, reqId: id }, 'unreadable request')
  }
}

/** With `requireHostHeader: false`, since Node's own refusals have no body. */
export function answerOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && hostsOf(raw.rawHeaders) !== 1) throw new ProblemError('malformed-request')
  })
  // A server may ignore an expectation and answer the request itself.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  // We are no proxy.
  app.server.on('connect', (_request, socket) => {
    sayAndClose(socket, 'method-not-allowed', { Allow: 'DELETE, GET, HEAD, POST, PUT' })
  })
}

/** Names and values take turns in it. Of several hosts Node would silently take the first. */
function hostsOf(rawHeaders: string[]): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length
}

/** Answers the request id that the caller was told. */
function sayAndClose(socket: Duplex, code: ProblemCode, headers: Record<string, string> = {}): string {
  const problem = new ProblemError(code)
  const body = JSON.stringify(refusalBody('envelope', problem))
  const id = randomUUID()
  const all = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-request-id': id,
    ...headersWithoutHooks,
    ...headers,
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.on('error', () => {})
  socket.end(
    [`HTTP/1.1 ${problem.status} ${reasons[problem.status] ?? 'Bad Request'}`, ...lines, '', body].join('\r\n'),
  )
  return id
}

const reasons: Record<number, string> = {
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

function socketProblem(code: string | undefined): ProblemCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request-timeout'
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers-too-large'
  return 'malformed-request'
}

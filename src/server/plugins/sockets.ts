import { randomUUID } from 'node:crypto'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type ProblemCode, ProblemError } from '#domain/problems.ts'
import type { Config } from '#server/config.ts'
import { refusalBody } from '#server/plugins/envelope.ts'
import { headersWithoutHooks } from '#server/plugins/security-headers.ts'

/** Characters that address and headers may have together. */
export const longestHead = 16 * 1024

// Answers in the envelope where Node would answer or disconnect by itself, before a route, request or reply exists.

/** Fastify's `clientErrorHandler`, for unparsable requests. */
export function answerSocketErrors(log: () => FastifyBaseLogger, config: Config) {
  return (error: Error & { code?: string }, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const id = sendAndClose(socket, socketProblem(error.code), config)
    log().info({ code: error.code, reqId: id }, 'unreadable request')
  }
}

/** With `requireHostHeader: false`, since Node's own refusals have no body. */
export function answerUnusualRequests(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && hostsOf(raw.rawHeaders) !== 1) throw new ProblemError('malformed-request')
    if (headLength(raw) > longestHead) throw new ProblemError('headers-too-large')
  })
  // A server may ignore an expectation and answer the request itself.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  // The server is not a proxy.
  app.server.on('connect', (_request, socket) => {
    sendAndClose(socket, 'method-not-allowed', config, { Allow: 'DELETE, GET, HEAD, POST, PUT' })
  })
}

/** Characters of address and headers, each header with its colon, space and line end. */
function headLength({ url = '', rawHeaders }: IncomingMessage): number {
  return rawHeaders.reduce((sum, text) => sum + text.length + 2, url.length)
}

/** rawHeaders alternates names and values. Of several Host headers Node would use the first. */
function hostsOf(rawHeaders: string[]): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length
}

/** Returns the request id of the answer. */
function sendAndClose(socket: Duplex, code: ProblemCode, config: Config, headers: Record<string, string> = {}): string {
  const problem = new ProblemError(code)
  const body = JSON.stringify(refusalBody('envelope', problem))
  const id = randomUUID()
  const all = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-request-id': id,
    ...headersWithoutHooks(config),
    ...headers,
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.on('error', () => {})
  socket.end([`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`, ...lines, '', body].join('\r\n'))
  return id
}

function socketProblem(code: string | undefined): ProblemCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request-timeout'
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers-too-large'
  return 'malformed-request'
}

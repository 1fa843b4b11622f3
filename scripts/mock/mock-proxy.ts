import { once } from 'node:events'
import { createServer, type IncomingMessage, request as requestTo, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { announcedHeaders } from '#docs/compiler/deprecation-headers.ts'
import { type ExampleObject, type OpenApiDocument, resolve } from '#domain/openapi.ts'
import { parseJson } from '#domain/parse-json.ts'
import { ProblemError } from '#domain/problems.ts'
import { operationFacts } from '#generated/operations.ts'
import { type Family, refusalBody, toFamilyProblem } from '#server/plugins/envelope.ts'
import type { PlacedOperation } from '../generate/openapi.ts'
import { type MockRequest, type Refusal, RequestChecks } from './check-request.ts'

export interface MockProxyOptions {
  port: number
  host: string
  kind: 'api' | 'product'
  document: OpenApiDocument
  /** The address of Prism. */
  prism: string
  log: (line: string) => void
}

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

const maxBytes = 10 * 1024 * 1024
/** Prism starts in seconds; this is for a machine with other work. */
const maxWaitMs = 60_000

/** Stands in front of Prism. Answers requests that the real API would refuse, and forwards the others. */
export class MockProxy {
  readonly #options: MockProxyOptions
  readonly #server = createServer((request, response) => void this.#answer(request, response))
  #document: OpenApiDocument
  #checks: RequestChecks
  /** Undefined while Prism restarts. */
  #prism: string | undefined
  #started = Promise.withResolvers<string>()

  constructor(options: MockProxyOptions) {
    this.#options = options
    this.#document = options.document
    this.#checks = new RequestChecks(options.document, options.kind)
    this.#prism = options.prism
  }

  async listen(): Promise<string> {
    const { port, host } = this.#options
    this.#server.listen(port, host)
    await once(this.#server, 'listening')
    const address = this.#server.address()
    return `http://${host}:${typeof address === 'object' ? address?.port : port}`
  }

  /** Holds requests until `update`, while Prism restarts. */
  pauseForwarding(): void {
    this.#prism = undefined
  }

  /** Forwards to the restarted Prism. */
  update(document: OpenApiDocument, prism: string): void {
    this.#document = document
    this.#checks = new RequestChecks(document, this.#options.kind)
    this.#prism = prism
    this.#started.resolve(prism)
    this.#started = Promise.withResolvers()
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const { method = 'GET', url = '/', headers } = incoming
      const request = { method, url, headers, body: await readBody(incoming) }
      const { status, headers: answered, body } = await this.#answerTo(request)
      const operation = this.#checks.find(request)
      // Also on answers that are not documented, as the server does.
      const announced = operation ? announcedHeaders(operation) : {}
      response.writeHead(status, { ...answered, ...lowerCase(announced) }).end(body)
    } catch (error) {
      const message = `The mock does not answer: ${error instanceof Error ? error.message : error}`
      response.writeHead(502, { 'content-type': 'text/plain' }).end(message)
    }
  }

  async #answerTo(request: MockRequest): Promise<Answer> {
    const refusal = this.#checks.refusalOf(request)
    const refused = refusal && this.#refuse(request, refusal)
    if (refused) return refused
    const answer = await this.#forward(request)
    const operation = this.#checks.find(request)
    // Prism prefers 422 to 400 for an invalid request.
    const isInvalid = answer.status === 422 && isAboutRequest(answer.headers['sl-violations'])
    const instead = isInvalid && operation && this.#refuse(request, { operation, problems: [], isMalformed: false })
    return instead || answer
  }

  #refuse({ method, url, headers }: MockRequest, refusal: Refusal): Answer | undefined {
    const isOurs = this.#options.kind === 'api' && refusal.problems.length > 0
    const body = isOurs ? ourRefusal(refusal) : exampleOf(this.#document, refusal)
    if (!body) return undefined
    const { problems } = refusal
    const reasons = problems.map(({ field, message }) => `${field || 'the body'} ${message}`)
    this.#options.log(`${method} ${url} refused: ${reasons.join(' ') || 'the request is not valid'}`)
    const violations = problems.map(({ field, rule, message }) => ({
      location: ['request', ...field.split('/').slice(1)],
      severity: 'Error',
      code: rule,
      message,
    }))
    return {
      status: 400,
      headers: {
        'content-type': 'application/json',
        'access-control-allow-origin': headers.origin ?? '*',
        'access-control-allow-headers': '*',
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': '*',
        ...(violations.length > 0 && { 'sl-violations': asHeader(JSON.stringify(violations)) }),
      },
      body: Buffer.from(JSON.stringify(body)),
    }
  }

  async #forward(request: MockRequest): Promise<Answer> {
    const prism = this.#prism ?? (await this.#waitForPrism())
    try {
      return await forwardTo(prism, request)
    } catch (error) {
      // A request that itself ended Prism is not sent again.
      if (this.#prism === prism) throw error
      return await forwardTo(this.#prism ?? (await this.#waitForPrism()), request)
    }
  }

  async #waitForPrism(): Promise<string> {
    const { promise } = this.#started
    const waiting = new AbortController()
    const tooLong = pause(maxWaitMs, undefined, { signal: waiting.signal }).then(() => {
      throw new Error(`Prism has not started again within ${maxWaitMs / 1000} seconds`)
    })
    return await Promise.race([promise, tooLong]).finally(() => waiting.abort())
  }
}

/** As in the answers of Prism. */
const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request) {
    parts.push(part)
    bytes += part.length
    if (bytes > maxBytes) throw new Error('the request is larger than 10 MB')
  }
  return Buffer.concat(parts)
}

/** Prism hangs on malformed JSON, so it gets an empty object. It refuses the request for its credentials or content type. */
async function forwardTo(prism: string, { method, url, headers, body }: MockRequest): Promise<Answer> {
  const { 'transfer-encoding': _, 'content-length': __, ...rest } = headers
  const sent = isMalformed(headers, body) ? Buffer.from('{}') : body
  const forwarded = requestTo(new URL(prism), {
    method,
    path: url,
    headers: { ...rest, ...(sent.length > 0 && { 'content-length': sent.length }) },
  })
  forwarded.end(sent)
  const [answer]: IncomingMessage[] = await once(forwarded, 'response')
  if (!answer) throw new Error('Prism closed the connection')
  const { 'transfer-encoding': ___, connection: ____, ...answered } = answer.headers
  return { status: answer.statusCode ?? 502, headers: answered, body: await readBody(answer) }
}

function isMalformed(headers: MockRequest['headers'], body: Buffer): boolean {
  if (!headers['content-type']?.startsWith('application/json') || body.length === 0) return false
  return parseJson(body.toString('utf8')) === undefined
}

/** Prism tells 401 and 415 apart itself. */
const isAboutRequest = (violations: unknown) => typeof violations === 'string' && violations.includes('["request"')

/** The body that the server sends. */
function ourRefusal({ operation, problems, isMalformed }: Refusal): object {
  const facts: Record<string, { family: Family }> = operationFacts
  const family = facts[operation.operationId]?.family ?? 'envelope'
  const problem = new ProblemError(isMalformed ? 'malformed-json' : 'invalid-request', { problems })
  return refusalBody(family, toFamilyProblem(family, problem))
}

/** The documented answer. */
function exampleOf(document: OpenApiDocument, { operation, isMalformed }: Refusal): unknown {
  const { example, examples = {} } = mediaOf(document, operation) ?? {}
  const named = Object.entries(examples)
  const ofJson = named.find(([name]) => isMalformed && /json/.test(name))
  const [, found] = ofJson ?? named[0] ?? []
  return found ? resolve<ExampleObject>(document, found).value : example
}

function mediaOf(document: OpenApiDocument, { responses }: PlacedOperation) {
  const response = responses['400']
  return response && resolve(document, response).content?.['application/json']
}

const asHeader = (text: string) => encodeURI(text.slice(0, 4000)).replaceAll('%22', '"').replaceAll('%20', ' ')

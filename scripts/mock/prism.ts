import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'
import { httpMethods } from '#domain/http-methods.ts'
import { type MediaObject, type OpenApiDocument, resolve, resolveSchema, type SchemaNode } from '#domain/openapi.ts'
import { operationsOf } from '../generate/openapi.ts'

export interface PrismOptions {
  /** The bundled specification. */
  document: OpenApiDocument
  /** 0 chooses a free port. */
  port?: number
  host?: string
  /** Address of a real server. Prism then forwards requests to it and validates its responses. */
  upstream?: string
  log?: Log
}

type Log = (line: string) => void

export interface Prism {
  url: string
  close: () => Promise<void>
}

type Options = Parameters<typeof createServer>[1]

/**
 * Starts Prism inside this process. As a proxy it forwards invalid requests, because the server's 4xx response to them is
 * part of the contract, and answers 500 with the violations when a response is invalid.
 */
export async function startPrism(options: PrismOptions): Promise<Prism> {
  const { document, port = 0, host = '127.0.0.1', upstream, log = () => {} } = options
  const server = createServer(withSharedSchemas(await getHttpOperationsFromSpec(prismDocument(document))), {
    cors: true,
    config: configOf(upstream),
    components: { logger: loggerTo(log) },
  })
  const url = await server.listen(port, host)
  return { url, close: () => server.close() }
}

type HttpOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number]

/** Prism copies a schema to each place that refers to it, and compiles each copy. Equal ones become one object. */
function withSharedSchemas(operations: HttpOperation[]): HttpOperation[] {
  const known = new Map<string, unknown>()
  const text = (schema: unknown) => JSON.stringify(schema, (key, value) => (key === 'x-stoplight' ? undefined : value))
  for (const { request, responses } of operations) {
    for (const content of [request?.body, ...responses].flatMap((part) => part?.contents ?? [])) {
      const key = text(content.schema)
      Object.assign(content, { schema: known.get(key) ?? content.schema })
      if (!known.has(key)) known.set(key, content.schema)
    }
  }
  return operations
}

function configOf(upstream: string | undefined): Options['config'] {
  const shared = { checkSecurity: !upstream, validateRequest: !upstream, validateResponse: true, errors: true }
  const mock = { dynamic: false }
  if (!upstream) return { ...shared, mock, isProxy: false, upstreamProxy: undefined }
  return { ...shared, mock, isProxy: true, upstream: new URL(upstream), upstreamProxy: undefined }
}

/** Prism requires a pino logger. Only warnings and errors are logged. */
function loggerTo(log: Log): Options['components']['logger'] {
  const skip = () => {}
  const write = (...args: unknown[]) => log(String(args.find((arg) => typeof arg === 'string') ?? ''))
  const logger = {
    level: 'warn',
    trace: skip,
    debug: skip,
    info: skip,
    success: skip,
    start: skip,
    silent: skip,
    warn: write,
    error: write,
    fatal: write,
    child: () => logger,
  }
  return logger as unknown as Options['components']['logger']
}

/**
 * Prism reads every part of a multipart body as text, so a JSON part would never match its schema: it is declared as text. Prism
 * also answers `deprecation: true` for a deprecated operation, instead of the documented header.
 */
export function prismDocument(document: OpenApiDocument): OpenApiDocument {
  const copy = withBlanksAccepted(document)
  for (const item of Object.values(copy.paths ?? {})) for (const method of httpMethods) delete item[method]?.deprecated
  for (const operation of operationsOf(copy)) {
    if (!operation.requestBody) continue
    const media = resolve(copy, operation.requestBody).content['multipart/form-data']
    if (media?.schema) media.schema = withTextParts(copy, media)
  }
  return copy
}

/** Prism cannot trim. The patterns of texts that the server trims (`x-trim`) accept blanks around a valid text here. */
function withBlanksAccepted(document: OpenApiDocument): OpenApiDocument {
  return JSON.parse(JSON.stringify(document), (_, value) => {
    if (value?.['x-trim'] !== true || !value.pattern) return value
    return { ...value, pattern: String.raw`^\s*(?:${value.pattern.replace(/^\^|\$$/g, '')})\s*$` }
  })
}

function withTextParts(document: OpenApiDocument, { schema = {}, encoding = {} }: MediaObject): SchemaNode {
  const whole = resolveSchema(document, schema)
  const parts = Object.entries(whole.properties ?? {}).map(([name, part]): [string, SchemaNode] =>
    encoding[name]?.contentType === 'application/json' ? [name, { type: 'string' }] : [name, part],
  )
  return { ...whole, properties: Object.fromEntries(parts) }
}

import { getHttpOperationsFromSpec } from '@stoplight/prism-cli/dist/operations.js'
import { createServer } from '@stoplight/prism-http-server'
import { type Document, type Media, operationsOf, type Ref, resolve, type Schema } from '../generate/openapi.ts'

export interface PrismOptions {
  /** The bundled specification. */
  document: Document
  /** 0 takes a free one. */
  port?: number
  host?: string
  /** Where the real server listens: Prism then forwards to it and checks its answers instead of inventing them. */
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
 * Prism inside this process. As a proxy it lets invalid requests through, since the server's refusal of them is part
 * of the contract, and answers 500 with the violations where an answer breaks it.
 */
export async function startPrism(options: PrismOptions): Promise<Prism> {
  const { document, port = 0, host = '127.0.0.1', upstream, log = () => {} } = options
  const server = createServer(await getHttpOperationsFromSpec(prismDocument(document)), {
    cors: true,
    config: configOf(upstream),
    components: { logger: loggerTo(log) },
  })
  const url = await server.listen(port, host)
  return { url, close: () => server.close() }
}

function configOf(upstream: string | undefined): Options['config'] {
  const shared = { checkSecurity: !upstream, validateRequest: !upstream, validateResponse: true, errors: true }
  const mock = { dynamic: false }
  if (!upstream) return { ...shared, mock, isProxy: false, upstreamProxy: undefined }
  return { ...shared, mock, isProxy: true, upstream: new URL(upstream), upstreamProxy: undefined }
}

/** Prism wants a pino logger and calls these methods of it; the lines worth a reader's time are the failures. */
function loggerTo(log: Log): Options['components']['logger'] {
  const skip = () => {}
  const tell = (...words: unknown[]) => log(String(words.find((word) => typeof word === 'string') ?? ''))
  const logger = {
    level: 'warn',
    trace: skip,
    debug: skip,
    info: skip,
    success: skip,
    start: skip,
    silent: skip,
    warn: tell,
    error: tell,
    fatal: tell,
    child: () => logger,
  }
  return logger as unknown as Options['components']['logger']
}

/**
 * The specification as Prism can use it. Prism reads every part of a multipart body as text, so that a part which is
 * JSON by its encoding would never fit its schema; here such parts are text. Everything else stays.
 */
function prismDocument(document: Document): Document {
  const copy = structuredClone(document)
  for (const operation of operationsOf(copy)) {
    if (!operation.requestBody) continue
    const media = resolve(copy, operation.requestBody).content['multipart/form-data']
    if (media?.schema) media.schema = withTextParts(copy, media)
  }
  return copy
}

function withTextParts(document: Document, { schema = {}, encoding = {} }: Media): Ref<Schema> {
  const whole = resolve(document, schema)
  const parts = Object.entries(whole.properties ?? {}).map(([name, part]): [string, Ref<Schema>] =>
    encoding[name]?.contentType === 'application/json' ? [name, { type: 'string' }] : [name, part],
  )
  return { ...whole, properties: Object.fromEntries(parts) }
}

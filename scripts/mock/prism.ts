import { getHttpOperationsFromSpec } from '@stoplight/prism-cli/dist/operations.js'
import { createServer } from '@stoplight/prism-http-server'
import type { Document } from '../generate/openapi.ts'
import { prismDocument } from './prism-document.ts'

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

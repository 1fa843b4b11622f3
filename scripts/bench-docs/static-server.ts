import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { contentTypeOf } from '#docs/compiler/site/content-types.ts'

interface CachedFile {
  type: string
  body: Buffer
  zipped: boolean
}

/** Bytes sent since the last call of `takeTally`, by file extension. */
export type Tally = Record<string, number>

/**
 * Serves folders and single pages on loopback, compressed and from memory, so that all pages are served at the same speed.
 * It counts the sent bytes here, because the browser's figures for a page exclude its workers.
 */
export class StaticServer {
  readonly #folders = new Map<string, string>()
  readonly #cache = new Map<string, CachedFile>()
  readonly #server = createServer((request, response) => this.#answer(request.url ?? '/', response))
  #tally: Tally = {}

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  get origin(): string {
    const address: AddressInfo | string | null = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  }

  /** Serves the files of a folder under /name/. */
  mount(name: string, folder: string): void {
    this.#folders.set(name, folder)
  }

  /** Serves one text file. */
  put(path: string, content: string): void {
    this.#cache.set(path, pack(extname(path), Buffer.from(content)))
  }

  takeTally(): Tally {
    const tally = this.#tally
    this.#tally = {}
    return tally
  }

  #answer(url: string, response: ServerResponse): void {
    const path = decodeURIComponent(new URL(url, 'http://loopback').pathname)
    const found = this.#cache.get(path) ?? this.#read(path)
    if (!found) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
      return
    }
    const kind = extname(path)
    this.#tally[kind] = (this.#tally[kind] ?? 0) + found.body.length
    const encoding = found.zipped ? { 'content-encoding': 'gzip' } : {}
    response.writeHead(200, { 'content-type': found.type, 'content-length': found.body.length, ...encoding })
    response.end(found.body)
  }

  #read(path: string): CachedFile | undefined {
    const [, name = '', ...rest] = normalize(path).split('/')
    const folder = this.#folders.get(name)
    const file = folder && join(folder, ...rest)
    if (!file || !existsSync(file) || !statSync(file).isFile()) return undefined
    const cached = pack(extname(path), readFileSync(file))
    this.#cache.set(path, cached)
    return cached
  }
}

function pack(kind: string, content: Buffer): CachedFile {
  const zipped = kind !== '.woff2'
  return {
    type: contentTypeOf(kind),
    body: zipped ? gzipSync(content, { level: 9 }) : content,
    zipped,
  }
}

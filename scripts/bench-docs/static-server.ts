import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { contentTypeOf } from '#domain/content-types.ts'

/** Bytes sent since the last call of `takeTally`, by file extension. */
export type Tally = Record<string, number>

/**
 * Serves folders and single pages on loopback, compressed and from memory, so that all pages are served at the same speed.
 * It counts the sent bytes here, because the browser's figures for a page exclude its workers.
 */
export class StaticServer {
  readonly #folders = new Map<string, string>()
  /** As they are sent. */
  readonly #cache = new Map<string, Buffer>()
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

  /** Serves one file. */
  put(path: string, content: string | Buffer): Buffer {
    const body = isZipped(path) ? gzipSync(content, { level: 9 }) : Buffer.from(content)
    this.#cache.set(path, body)
    return body
  }

  takeTally(): Tally {
    const tally = this.#tally
    this.#tally = {}
    return tally
  }

  #answer(url: string, response: ServerResponse): void {
    const path = decodeURIComponent(new URL(url, 'http://loopback').pathname)
    const body = this.#cache.get(path) ?? this.#read(path)
    if (!body) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    const kind = extname(path)
    this.#tally[kind] = (this.#tally[kind] ?? 0) + body.length
    const encoding = isZipped(path) ? { 'content-encoding': 'gzip' } : {}
    const headers = { 'content-type': contentTypeOf(kind), 'content-length': body.length, ...encoding }
    response.writeHead(200, headers).end(body)
  }

  #read(path: string): Buffer | undefined {
    const [, name = '', ...rest] = normalize(path).split('/')
    const folder = this.#folders.get(name)
    const file = folder && join(folder, ...rest)
    return file && existsSync(file) && statSync(file).isFile() ? this.put(path, readFileSync(file)) : undefined
  }
}

const isZipped = (path: string) => extname(path) !== '.woff2'

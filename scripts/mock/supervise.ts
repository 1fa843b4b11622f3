import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { DocumentError } from '#docs/compiler/read/document-error.ts'
import type { OpenApiDocument } from '#domain/openapi.ts'
import { freePort, isListening } from '../free-port.ts'
import { publish } from '../generate/bundle.ts'
import type { Spec } from '../generate/specs.ts'
import { credentialHeaders } from './credentials.ts'
import { MockProxy } from './mock-proxy.ts'
import { prismDocument } from './prism.ts'
import { watchFolder } from './watch-folder.ts'

export interface Mock {
  spec: Spec
  /** Missing while the specification is invalid. The mock starts when it is corrected. */
  url?: string
  /** The headers that its operations want, with any value. */
  headers?: string[]
}

export interface MockOptions {
  /** The specifications take this port and the following ones. */
  firstPort: number
  host: string
  /** A server to forward to and to validate, instead of answering with examples. */
  upstream?: string
  /** The folder whose changes are followed. */
  folder?: string
}

export interface Mocks {
  running: Mock[]
  stop: () => void
}

const restartDelay = 300

export class PortInUse extends Error {}

/**
 * Starts one process per specification, because a bad percent escape in a path crashes Prism and a changed specification
 * needs a new instance. Resolves when every mock is ready or has reported an invalid specification, and rejects
 * when one cannot start.
 */
export async function superviseMocks(specs: Spec[], options: MockOptions): Promise<Mocks> {
  const { firstPort, folder = 'openapi', ...shared } = options
  const work = mkdtempSync(join(tmpdir(), 'portal-mocks-'))
  const mocks = specs.map((spec, index) => new MockProcess(spec, { ...shared, port: firstPort + index, work }))
  const endWatch = watchFolder(folder, () => {
    for (const mock of mocks) void mock.update()
  })
  const stop = () => {
    endWatch()
    for (const mock of mocks) mock.stop()
    rmSync(work, { recursive: true, force: true })
  }
  try {
    return { running: await Promise.all(mocks.map((mock) => mock.start())), stop }
  } catch (error) {
    stop()
    throw error
  }
}

interface ProcessOptions {
  host: string
  port: number
  upstream?: string
  /** Folder for bundled specifications. */
  work: string
}

/** Restarts one mock whenever it exits or its specification changes, and keeps serving the last valid one. */
class MockProcess {
  readonly #spec: Spec
  readonly #options: ProcessOptions
  readonly #firstStart = Promise.withResolvers<Mock>()
  #hasStarted = false
  #child: ChildProcess | undefined
  #served = ''
  #headers: string[] = []
  #document: OpenApiDocument | undefined
  #front: MockProxy | undefined
  #updates: Promise<void> = Promise.resolve()
  #stopped = false

  constructor(spec: Spec, options: ProcessOptions) {
    this.#spec = spec
    this.#options = options
  }

  async start(): Promise<Mock> {
    const { host, port } = this.#options
    if (await isListening(host, port))
      throw new PortInUse(`${this.#spec.source} cannot be served: another program listens on port ${port}`)
    await this.update()
    return await this.#firstStart.promise
  }

  /** One update after the other. */
  update(): Promise<void> {
    this.#updates = this.#updates.then(() => this.#readAgain())
    return this.#updates
  }

  async #readAgain(): Promise<void> {
    if (this.#stopped) return
    const { source } = this.#spec
    try {
      const bundled = await publish(this.#spec)
      const text = JSON.stringify(this.#options.upstream ? bundled : prismDocument(bundled))
      if (text === this.#served) return
      writeFileSync(this.#file, text)
      this.#headers = credentialHeaders(bundled)
      this.#document = bundled
      // The exit of the former process starts the next one.
      this.#served = text
      this.#front?.pauseForwarding()
      if (this.#child) this.#child.kill()
      else await this.#launch()
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      const named = error instanceof DocumentError ? problem : `${source}: cannot be served: ${problem}`
      const meanwhile = this.#child
        ? 'the mock answers from the last valid version'
        : 'this mock waits, and starts once the file is saved without it'
      console.error(`${named}; ${meanwhile}`)
      if (!this.#child) this.#reportStart({ spec: this.#spec })
    }
  }

  get #file(): string {
    return join(this.#options.work, `${this.#spec.name}.json`)
  }

  /** A mock listens behind a front. A proxy to an upstream server listens itself. */
  async #launch(): Promise<void> {
    const { host, port, upstream } = this.#options
    const args = upstream
      ? [`${port}`, host, upstreamOf(upstream, this.#document)]
      : [`${await freePort()}`, '127.0.0.1']
    if (this.#stopped) return
    const child = fork(new URL('serve.ts', import.meta.url), [this.#file, ...args], { silent: true })
    this.#child = child
    for (const output of [child.stdout, child.stderr])
      if (output) createInterface({ input: output }).on('line', (line) => this.#onLine(stripVTControlCharacters(line)))
    let printed = ''
    child.stderr?.on('data', (text) => {
      if (!this.#hasStarted) printed += text
    })
    child.on('close', (code) => {
      if (this.#stopped) return
      if (code && !this.#hasStarted) return this.#fail(reasonIn(printed))
      this.#front?.pauseForwarding()
      if (code) console.log(`${this.#spec.name}: Prism ended with code ${code}; it starts again`)
      setTimeout(() => void this.#launch(), restartDelay)
    })
  }

  /** Prism tells of every request; only its warnings and errors are passed on. */
  #onLine(line: string): void {
    const [, url] = /Prism is listening on (\S+)/.exec(line) ?? []
    if (url) this.#onListening(url).catch((error: Error) => this.#fail(error.message))
    const [, problem] = /\b(?:warning|error|fatal)\s+(.*)/.exec(line) ?? []
    if (problem) console.log(`${this.#spec.name}: ${problem}`)
  }

  async #onListening(prism: string): Promise<void> {
    const { host, port, upstream } = this.#options
    const { kind, name } = this.#spec
    if (upstream || !this.#document) return this.#reportStart({ spec: this.#spec, url: prism })
    if (this.#front) return this.#front.update(this.#document, prism)
    const log = (line: string) => console.log(`${name}: ${line}`)
    this.#front = new MockProxy({ host, port, kind, document: this.#document, prism, log })
    this.#reportStart({ spec: this.#spec, url: await this.#front.listen(), headers: this.#headers })
  }

  #reportStart(mock: Mock): void {
    this.#hasStarted = true
    this.#firstStart.resolve(mock)
  }

  #fail(reason: string): void {
    const message = `${this.#spec.source} cannot be served: ${reason}`
    if (this.#hasStarted) console.error(message)
    else this.#firstStart.reject(new Error(message))
  }

  stop(): void {
    this.#stopped = true
    this.#front?.close()
    this.#child?.kill()
  }
}

/** The message of the error that ended a process. */
const reasonIn = (printed: string) => /^\w*Error\b.*/m.exec(printed)?.[0] ?? (printed.trim() || 'Prism does not start')

/** The server's address with the path where it serves the specification, such as /sandbox. */
export function upstreamOf(upstream: string, document: Pick<OpenApiDocument, 'servers'> | undefined): string {
  const [server] = document?.servers ?? []
  const path = new URL(server?.url.replace(/^\{\w+\}/, '') || '/', 'http://localhost').pathname.replace(/\/$/, '')
  const address = upstream.replace(/\/+$/, '')
  return address.endsWith(path) ? address : address + path
}

import { type ChildProcess, fork } from 'node:child_process'
import { watch } from 'node:fs'
import type { Spec } from '../generate/specs.ts'

export interface Mock {
  spec: Spec
  /** Missing while the specification is invalid. The mock starts when it is corrected. */
  url?: string
}

export interface MockOptions {
  /** The specifications take this port and the following ones. */
  firstPort: number
  host: string
  /** A server to forward to and to validate, instead of answering with examples. */
  upstream?: string
}

export interface Mocks {
  running: Mock[]
  stop: () => void
}

const restartDelay = 300

export const describeMock = ({ spec, url = 'not yet served' }: Mock) => `${url}  ${spec.source}`

/**
 * Starts one process per specification, because a bad percent escape in a path crashes Prism and a changed specification
 * needs a new instance. Resolves when every mock is ready or has reported an invalid specification.
 */
export async function superviseMocks(specs: Spec[], { firstPort, host, upstream }: MockOptions): Promise<Mocks> {
  const processes = specs.map(
    (spec, index) => new MockProcess([spec.name, String(firstPort + index), host, upstream ?? ''], spec),
  )
  const stop = () => {
    watcher.close()
    for (const mock of processes) mock.stop()
  }
  const watcher = watch('openapi', { recursive: true }, () => {
    for (const mock of processes) mock.restart()
  })
  try {
    return { running: await Promise.all(processes.map((mock) => mock.ready)), stop }
  } catch (error) {
    stop()
    throw error
  }
}

/** Restarts one mock whenever it exits. */
class MockProcess {
  readonly ready: Promise<Mock>
  readonly #spec: Spec
  readonly #args: string[]
  #child: ChildProcess
  #stopped = false
  #restarting: NodeJS.Timeout | undefined
  readonly #firstStart = Promise.withResolvers<Mock>()

  constructor(args: string[], spec: Spec) {
    this.#spec = spec
    this.#args = args
    this.ready = this.#firstStart.promise
    this.#child = this.#start()
  }

  #start(): ChildProcess {
    const child = fork(new URL('serve.ts', import.meta.url), this.#args)
    child.on('message', (message) => this.#onMessage(message))
    child.on('exit', (code) => this.#onExit(code))
    return child
  }

  #onMessage(message: unknown): void {
    if (typeof message !== 'object' || message === null) return
    const spec = this.#spec
    if ('url' in message) this.#firstStart.resolve({ spec, url: String(message.url) })
    if (!('problem' in message)) return
    const problem = `${spec.source} cannot be served: ${message.problem}`
    console.error(problem)
    if (problem.includes('EADDRINUSE')) this.#firstStart.reject(new Error(problem))
    else this.#firstStart.resolve({ spec })
  }

  #onExit(code: number | null): void {
    if (this.#stopped) return
    if (code) console.log(`${this.#spec.name}: Prism ended with code ${code}; it starts again`)
    setTimeout(() => {
      if (!this.#stopped) this.#child = this.#start()
    }, restartDelay)
  }

  /** Editors save in several steps: restart after the last one. */
  restart(): void {
    clearTimeout(this.#restarting)
    this.#restarting = setTimeout(() => this.#child.kill(), restartDelay)
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#restarting)
    this.#child.kill()
  }
}

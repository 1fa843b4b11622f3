import { type ChildProcess, fork } from 'node:child_process'
import { watch } from 'node:fs'
import type { Spec } from '../generate/specs.ts'

export interface Mock {
  spec: Spec
  /** Missing while the specification is broken; the mock comes up when it is mended. */
  url?: string
}

export interface Place {
  /** The specifications take this port and the following ones. */
  firstPort: number
  host: string
  /** A server to forward to and to check, instead of answering with examples. */
  upstream?: string
}

export interface Mocks {
  running: Mock[]
  stop: () => void
}

const restartDelay = 300

export const describeMock = ({ spec, url = 'not yet served' }: Mock) => `${url}  ${spec.source}`

/**
 * A mock per specification, each in a process of its own: a bad percent escape in a path ends Prism's, and a changed
 * specification needs a new one. Resolves when all of them answer.
 */
export async function superviseMocks(specs: Spec[], { firstPort, host, upstream }: Place): Promise<Mocks> {
  const keepers = specs.map(
    (spec, index) => new Keeper([spec.name, String(firstPort + index), host, upstream ?? ''], spec),
  )
  const stop = () => {
    watcher.close()
    for (const keeper of keepers) keeper.stop()
  }
  const watcher = watch('openapi', { recursive: true }, () => {
    for (const keeper of keepers) keeper.restart()
  })
  try {
    return { running: await Promise.all(keepers.map((keeper) => keeper.ready)), stop }
  } catch (error) {
    stop()
    throw error
  }
}

/** Keeps one mock alive. */
class Keeper {
  readonly ready: Promise<Mock>
  readonly #spec: Spec
  readonly #words: string[]
  #child: ChildProcess
  #stopped = false
  #restarting: NodeJS.Timeout | undefined
  readonly #firstTime = Promise.withResolvers<Mock>()

  constructor(words: string[], spec: Spec) {
    this.#spec = spec
    this.#words = words
    this.ready = this.#firstTime.promise
    this.#child = this.#start()
  }

  #start(): ChildProcess {
    const child = fork(new URL('serve.ts', import.meta.url), this.#words)
    child.on('message', (message) => this.#hear(message))
    child.on('exit', (code) => this.#ended(code))
    return child
  }

  #hear(message: unknown): void {
    if (typeof message !== 'object' || message === null) return
    const spec = this.#spec
    if ('url' in message) this.#firstTime.resolve({ spec, url: String(message.url) })
    if (!('problem' in message)) return
    const problem = `${spec.source} cannot be served: ${message.problem}`
    console.error(problem)
    if (problem.includes('EADDRINUSE')) this.#firstTime.reject(new Error(problem))
    else this.#firstTime.resolve({ spec })
  }

  #ended(code: number | null): void {
    if (this.#stopped) return
    if (code) console.log(`${this.#spec.name}: Prism ended with code ${code}; it starts again`)
    setTimeout(() => {
      if (!this.#stopped) this.#child = this.#start()
    }, restartDelay)
  }

  /** Editors save in several steps: the last one counts. */
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

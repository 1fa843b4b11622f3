import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { parseJson } from '#domain/parse-json.ts'

export interface Target {
  url: string
  headers: Record<string, string>
  /** If set, requests are POSTs with these bodies in turn, and `[<id>]` in a body is replaced with a new id each time. */
  bodies?: string[]
  /** Headers of further callers. */
  readers?: Record<string, string>[]
}

/** Bytes. The resident memory also has pages that were freed and are used again. */
export interface Memory {
  resident: number
  used: number
}

/** A program in a bundle like that of a release. */
export interface BundledServer {
  path: string
}

/** How deploy/bin/portal starts Node. */
export const releaseStart = {
  options: ['--max-semi-space-size=16', '--max-old-space-size=1000'],
  variables: { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' },
}

type Environment = Readonly<Record<string, string>>

/** A running server of this folder. Its first line of output is the target. */
export interface ServerProcess {
  target: Target
  pid: number
  /** Only of a server that answers SIGUSR2. */
  memory(): Promise<Memory>
  stop(): Promise<void>
}

function isTarget(value: unknown): value is Target {
  return typeof value === 'object' && value !== null && 'url' in value && 'headers' in value
}

type Program =
  | BundledServer
  | 'articles-server.ts'
  | 'bare-server.ts'
  | 'dashboard-server.ts'
  | 'portal-server.ts'
  | 'gateway-server.ts'
  | 'streams-server.ts'
  | 'table-server.ts'

/** Starts servers one after another, each with its environment, and stops them after use. */
export async function withServers<Result>(
  starts: (readonly [Program, environment: Environment])[],
  use: (targets: Target[]) => Promise<Result>,
): Promise<Result> {
  const servers: ServerProcess[] = []
  try {
    for (const [program, environment] of starts) servers.push(await startServer(program, environment))
    return await use(servers.map(({ target }) => target))
  } finally {
    for (const server of servers) await server.stop()
  }
}

export async function startServer(script: Program, environment: Environment = {}): Promise<ServerProcess> {
  const { DATABASE_URL: _, ...inherited } = process.env
  const isBundled = typeof script !== 'string'
  const path = isBundled ? script.path : join(import.meta.dirname, script)
  const { options, variables } = isBundled ? releaseStart : { options: [], variables: {} }
  const { ready, child, lines, stop } = await startProgram(
    ['--no-deprecation', ...options, path],
    { env: { ...inherited, ...variables, ...environment } },
    (line) => {
      const target = parseJson(line)
      return isTarget(target) ? target : undefined
    },
  )
  return {
    target: ready,
    pid: child.pid ?? 0,
    async memory() {
      const printed = once(lines, 'line')
      child.kill('SIGUSR2')
      const [memory] = await printed
      return JSON.parse(String(memory))
    },
    stop,
  }
}

interface StartedProgram<Ready> {
  ready: Ready
  child: ChildProcess
  /** Reads the lines of its output. */
  lines: Interface
  stop(): Promise<void>
}

/** Starts Node and waits for the first line of output that `read` returns a value for. */
export async function startProgram<Ready>(
  args: string[],
  options: { env: NodeJS.ProcessEnv; cwd?: string },
  read: (line: string) => Ready | undefined,
): Promise<StartedProgram<Ready>> {
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const lines = createInterface(child.stdout)
  const listening = Promise.withResolvers<Ready>()
  lines.on('line', (line) => {
    const ready = read(line)
    if (ready !== undefined) listening.resolve(ready)
  })
  void exited.then(() => listening.reject(new Error(`${args.at(-1)} exited before it listened`)))
  const stop = async () => {
    child.kill()
    await exited
  }
  return { ready: await listening.promise, child, lines, stop }
}

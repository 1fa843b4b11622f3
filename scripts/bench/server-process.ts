import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

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

/** A program that `withBundledServer` has written. */
export interface BundledServer {
  path: string
}

/** How deploy/bin/portal starts Node. */
export const releaseStart = {
  options: ['--max-semi-space-size=16', '--max-old-space-size=1000'],
  variables: { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' },
}

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
  starts: (readonly [Program, environment: Record<string, string>])[],
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

export async function startServer(script: Program, environment: Record<string, string> = {}): Promise<ServerProcess> {
  const { DATABASE_URL: _, ...inherited } = process.env
  const isBundled = typeof script !== 'string'
  const path = isBundled ? script.path : join(import.meta.dirname, script)
  const { options, variables } = isBundled ? releaseStart : { options: [], variables: {} }
  const child = spawn(process.execPath, ['--no-deprecation', ...options, path], {
    env: { ...inherited, ...variables, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const lines = createInterface(child.stdout)
  const [line] = await Promise.race([
    once(lines, 'line'),
    exited.then(() => Promise.reject(new Error(`${path} exited before it listened`))),
  ])
  const target: unknown = JSON.parse(String(line))
  if (!isTarget(target)) throw new Error(`${path} printed no target: ${line}`)
  return {
    target,
    pid: child.pid ?? 0,
    async memory() {
      const printed = once(lines, 'line')
      child.kill('SIGUSR2')
      const [memory] = await printed
      return JSON.parse(String(memory))
    },
    async stop() {
      child.kill()
      await exited
    },
  }
}

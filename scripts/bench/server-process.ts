import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface Target {
  url: string
  headers: Record<string, string>
  /** Posted in turn where there are any, with `[<id>]` in them replaced each time. */
  bodies?: string[]
}

/** One of this folder's servers, running; its first line said what to call. */
export interface ServerProcess {
  target: Target
  stop(): Promise<void>
}

function isTarget(value: unknown): value is Target {
  return typeof value === 'object' && value !== null && 'url' in value && 'headers' in value
}

export async function startServer(
  script:
    | 'articles-server.ts'
    | 'bare-server.ts'
    | 'dashboard-server.ts'
    | 'portal-server.ts'
    | 'gateway-server.ts'
    | 'table-server.ts',
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, ['--no-deprecation', join(import.meta.dirname, script)], {
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const [line] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    exited.then(() => Promise.reject(new Error(`${script} ended before it listened`))),
  ])
  const target: unknown = JSON.parse(String(line))
  if (!isTarget(target)) throw new Error(`${script} did not say where it listens`)
  return {
    target,
    async stop() {
      child.kill()
      await exited
    },
  }
}

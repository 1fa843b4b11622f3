import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createServer, type HttpProxy, type Plugin, type ProxyOptions, type ViteDevServer } from 'vite'
import { isListening } from '../free-port.ts'

interface ServeOptions {
  host: string
  port: number
  proxied: ProxiedPaths
}

/** Path pattern -> server that answers matching requests, except those that `bypass` answers. */
type ProxiedPaths = Record<string, { target: string } & Pick<ProxyOptions, 'bypass'>>

export const root = join(import.meta.dirname, '../..')

/** Serves the pages with hot reload and proxies some paths, until this process receives a stop signal. */
export async function servePages({ host, port, proxied }: ServeOptions, stopOthers: () => unknown): Promise<void> {
  const cleanups = [stopOthers]
  const stop = async () => {
    await Promise.all(cleanups.map((cleanup) => cleanup()))
    process.exit()
  }
  // 'disconnect' means that the parent process has exited.
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, () => void stop())
  try {
    const vite = await createServer({
      configFile: join(root, 'vite.config.ts'),
      plugins: [proxyRestartingServers(proxied)],
      server: { host, port, strictPort: true },
    })
    cleanups.push(() => vite.close(), regenerateOnChange(vite.watcher))
    await vite.listen()
    vite.printUrls()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
    await stop()
  }
}

/** Proxies requests, and delays them while a server restarts. */
export function proxyRestartingServers(proxied: ProxiedPaths): Plugin {
  const servers = Object.entries(proxied).map(([pattern, { target }]) => ({
    pattern: new RegExp(pattern),
    url: new URL(target),
  }))
  const proxies = Object.entries(proxied).map(([pattern, options]) => [pattern, { ...options, configure: retryFailed }])
  return {
    name: 'proxy-restarting-servers',
    config: () => ({ server: { proxy: Object.fromEntries(proxies) } }),
    configureServer: ({ middlewares }) => {
      middlewares.use(async (request, _response, next) => {
        const server = servers.find(({ pattern }) => pattern.test(request.url ?? ''))
        while (server && !request.destroyed && !(await isListening(server.url.hostname, Number(server.url.port))))
          await sleep(100)
        next()
      })
    },
  }
}

/**
 * A server that has just been found listening may stop before the request reaches it. The redirect to the same address makes
 * the client send the request again, which then waits for the new process.
 */
function retryFailed(proxy: HttpProxy.ProxyServer): void {
  proxy.on('error', (error, request, response) => {
    const isRefused = 'code' in error && error.code === 'ECONNREFUSED'
    const isRepeatable = isRefused || request.method === 'GET' || request.method === 'HEAD'
    if (isRepeatable && 'headersSent' in response && !response.headersSent)
      response.writeHead(307, { Location: request.url }).end()
  })
}

/** Editors write several files at once: the generator starts after the last one. */
const pauseMs = 100

/**
 * Runs the generator after every change in openapi/. Call the returned function to stop. Vite then reloads the generated
 * modules of the pages, and Node's watcher restarts the server for its own.
 */
function regenerateOnChange(watcher: ViteDevServer['watcher']): () => void {
  const folder = join(root, 'openapi')
  // Caching the compiled tools makes the generator a third faster.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(root, '.cache/compiled') }
  let pause: NodeJS.Timeout | undefined
  let generator: ChildProcess | undefined
  let hasChanged = false
  const generate = () => {
    hasChanged = generator !== undefined
    if (hasChanged) return
    generator = spawn(process.execPath, ['scripts/generate.ts'], { cwd: root, stdio: 'inherit', env })
    generator.once('exit', () => {
      generator = undefined
      if (hasChanged) generate()
    })
  }
  watcher.add(folder)
  watcher.on('all', (_event, path) => {
    if (!path.startsWith(folder)) return
    clearTimeout(pause)
    pause = setTimeout(generate, pauseMs)
  })
  return () => {
    clearTimeout(pause)
    generator?.removeAllListeners('exit').kill()
  }
}

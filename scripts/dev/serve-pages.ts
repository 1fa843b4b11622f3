import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createServer, type Plugin, type ProxyOptions } from 'vite'
import { regenerateOnChange } from './regenerate.ts'

interface Place {
  host: string
  port: number
  behind: Behind
}

/** Which server answers the paths that match a pattern, and for which of these requests. */
type Behind = Record<string, { target: string } & Pick<ProxyOptions, 'bypass'>>

export const root = join(import.meta.dirname, '../..')

/** Serves the pages with hot reload, in front of other servers, until this process is asked to stop. */
export async function servePages({ host, port, behind }: Place, stopOthers: () => unknown): Promise<void> {
  const ends = [stopOthers]
  const stop = async () => {
    await Promise.all(ends.map((end) => end()))
    process.exit()
  }
  // 'disconnect': the process that started this one has ended.
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, () => void stop())
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    plugins: [holdRequests(behind)],
    server: { host, port, strictPort: true, proxy: behind },
  })
  ends.push(() => vite.close(), regenerateOnChange(vite.watcher, root))
  try {
    await vite.listen()
    vite.printUrls()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
    await stop()
  }
}

/** Requests wait while a server restarts; the proxy alone would refuse them until it listens again. */
function holdRequests(behind: Behind): Plugin {
  const servers = Object.entries(behind).map(([pattern, { target }]) => ({
    pattern: new RegExp(pattern),
    url: new URL(target),
  }))
  return {
    name: 'hold-requests',
    configureServer: ({ middlewares }) => {
      middlewares.use(async (request, _response, next) => {
        const server = servers.find(({ pattern }) => pattern.test(request.url ?? ''))
        while (server && !request.destroyed && !(await isListening(server.url))) await sleep(100)
        next()
      })
    },
  }
}

function isListening({ hostname, port }: URL): Promise<boolean> {
  const socket = connect(Number(port), hostname)
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy())
}

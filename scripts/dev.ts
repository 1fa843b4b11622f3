import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createServer, type Plugin, type ViteDevServer } from 'vite'

const help = `Runs the portal with hot reload: Vite serves the pages, the server restarts after every change to its sources, and a
change of a specification regenerates src/generated.

  npm run dev                  http://127.0.0.1:8080, the server itself on the next port
  PORT=9000 npm run dev        the same from port 9000 on

The settings are those of npm start.
`

const root = join(import.meta.dirname, '..')
const serverPaths = /^\/(portal|admin|dev|sandbox|live|healthz|readyz|metrics)(\/|\?|$)/

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } })

if (values.help) console.log(help)
else await run(process.env.HOST ?? '127.0.0.1', Number(process.env.PORT ?? 8080))

async function run(host: string, port: number): Promise<void> {
  const server = startServer(host, port)
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    plugins: [holdRequests(host, port + 1)],
    server: { host, port, strictPort: true, proxy: { [serverPaths.source]: `http://${host}:${port + 1}` } },
  })
  await vite.listen()
  vite.printUrls()
  regenerateOnChange(vite)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void Promise.all([vite.close(), stop(server)]).then(() => process.exit()))
  }
}

/** Node's watcher waits until the old process has closed the embedded database before it starts the new one. */
function startServer(host: string, port: number): ChildProcess {
  const publicUrl = process.env.PUBLIC_URL ?? `http://${host}:${port}`
  return spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port + 1), PUBLIC_URL: publicUrl },
  })
}

/** Requests wait while the server restarts; the proxy alone would refuse them until it listens again. */
function holdRequests(host: string, port: number): Plugin {
  return {
    name: 'hold-requests',
    configureServer: ({ middlewares }) => {
      middlewares.use(async (request, _response, next) => {
        const isHeld = serverPaths.test(request.url ?? '')
        while (isHeld && !request.destroyed && !(await isListening(host, port))) await sleep(100)
        next()
      })
    },
  }
}

function isListening(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host)
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy())
}

/** Vite reloads the generated modules that pages import, and Node's watcher restarts the server for its own. */
function regenerateOnChange({ watcher }: ViteDevServer): void {
  const folder = join(root, 'openapi')
  let timer: NodeJS.Timeout | undefined
  let work = Promise.resolve()
  const generate = async () => {
    const child = spawn(process.execPath, ['scripts/generate.ts'], { cwd: root, stdio: 'inherit' })
    await once(child, 'exit')
  }
  watcher.add(folder)
  watcher.on('all', (_event, path) => {
    if (!path.startsWith(folder)) return
    clearTimeout(timer)
    // An editor writes several files at once.
    timer = setTimeout(() => {
      work = work.then(generate)
    }, 200)
  })
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'

const help = `Runs the portal with hot reload: the pages by Vite, the server again after every change to its sources.

  npm run dev                  http://127.0.0.1:8080, the server itself on the next port
  PORT=9000 npm run dev        the same from port 9000 on

The settings are those of npm start; generated code is not watched: run npm run generate after a change of a specification.
`

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } })

if (values.help) console.log(help)
else await run(process.env.HOST ?? '127.0.0.1', Number(process.env.PORT ?? 8080))

async function run(host: string, port: number): Promise<void> {
  const server = startServer(host, port)
  const upstream = `http://${host}:${port + 1}`
  const vite = await createServer({
    configFile: 'vite.config.ts',
    server: {
      host,
      port,
      strictPort: true,
      proxy: { '^/(portal|admin|dev|sandbox|live|healthz|readyz|metrics)(/|\\?|$)': upstream },
    },
  })
  await vite.listen()
  vite.printUrls()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void Promise.all([vite.close(), stop(server)]).then(() => process.exit()))
  }
}

/** Node's own watcher waits until the old process has closed the embedded database before it starts the new one. */
function startServer(host: string, port: number) {
  const publicUrl = process.env.PUBLIC_URL ?? `http://${host}:${port}`
  return spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port + 1), PUBLIC_URL: publicUrl },
  })
}

async function stop(server: ReturnType<typeof startServer>): Promise<void> {
  if (server.exitCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { serverPathPrefixes } from '#server/plugins/not-found.ts'
import { root, servePages } from './dev/serve-pages.ts'
import { parseOptions } from './parse-options.ts'

const help = `Runs the portal with hot reload. Vite serves the pages, the server restarts after every change to its sources, and a
change in openapi/ regenerates src/generated.

  npm run dev                  http://127.0.0.1:8080, with the server on the next port
  PORT=9000 npm run dev        the same on ports 9000 and 9001

It reads the same variables as npm start.
`

const serverPaths = `^/(${serverPathPrefixes.join('|')})(/|\\?|$)`

parseOptions(help, {})
await run(process.env.HOST || '127.0.0.1', Number(process.env.PORT || 8080))

async function run(host: string, port: number): Promise<void> {
  const server = startServer(host, port)
  const target = `http://${host}:${port + 1}`
  // Like the server, answer a browser's navigation to /version with the page instead of the JSON.
  const bypass = ({ headers }: IncomingMessage) => (headers.accept?.includes('text/html') ? '/index.html' : undefined)
  const proxied = { [serverPaths]: { target }, '^/version(\\?|$)': { target, bypass } }
  await servePages({ host, port, proxied }, () => stop(server))
}

/** Node's watcher starts the new process only after the old one has exited and closed the embedded database. */
function startServer(host: string, port: number): ChildProcess {
  const publicUrl = process.env.PUBLIC_URL ?? `http://${host}:${port}`
  return spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port + 1), PUBLIC_URL: publicUrl },
  })
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ensureProgram } from '../../scripts/apt.ts'
import { freePort } from '../../scripts/free-port.ts'
import { waitFor } from './wait-for.ts'

/** A reverse proxy on a loopback port, configured as its documentation suggests. */
export interface Nginx {
  ask(call: Call): Promise<Answer>
  /** Returns the answer as soon as it begins. */
  open(call: Call): Promise<IncomingMessage>
  stop(): Promise<void>
}

interface Call {
  url: string
  /** The caller's loopback address. */
  from: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  payload?: object
}

interface Answer {
  statusCode: number
  body: string
}

/** Starts nginx in front of this address. */
export async function startNginx(upstream: string): Promise<Nginx> {
  const program = ensureProgram(['nginx'], 'nginx')
  const folder = await mkdtemp(join(tmpdir(), 'portal-nginx-'))
  const port = await freePort()
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, upstream))
  const server = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'ignore' })
  const endWithUs = () => server.kill('SIGKILL')
  process.once('exit', endWithUs)
  const nginx: Nginx = {
    open: (call) => open(port, call),
    async ask(call) {
      const answer = await open(port, call)
      return { statusCode: answer.statusCode ?? 0, body: await text(answer) }
    },
    async stop() {
      process.off('exit', endWithUs)
      if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
  await waitFor(() => nginx.ask({ url: '/healthz', from: '127.0.0.1' }), { timeout: 20_000 })
  return nginx
}

// A single process runs as the current user.
const configuration = (folder: string, port: number, upstream: string) => `
  daemon off;
  master_process off;
  pid ${folder}/nginx.pid;
  events {}
  http {
    access_log off;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
    server {
      listen 127.0.0.1:${port};
      location / {
        proxy_pass ${upstream};
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
      }
    }
  }
`

async function open(
  port: number,
  { url, from, method = 'GET', headers = {}, payload }: Call,
): Promise<IncomingMessage> {
  const type = payload ? { 'content-type': 'application/json' } : {}
  const call = request(`http://127.0.0.1:${port}${url}`, {
    method,
    localAddress: from,
    headers: { ...type, ...headers },
    agent: false,
  })
  call.end(payload && JSON.stringify(payload))
  const [answer] = await once(call, 'response')
  return answer
}

import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '../../scripts/free-port.ts'
import { mainConfiguration, nginxFolder, startNginxProcess } from './nginx-process.ts'
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
  const folder = nginxFolder()
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder, proxyTo(upstream, port)))
  const nginx: Nginx = {
    open: (call) => open(port, call),
    async ask(call) {
      const answer = await open(port, call)
      return { statusCode: answer.statusCode ?? 0, body: await text(answer) }
    },
    stop: startNginxProcess(folder),
  }
  await waitFor(() => nginx.ask({ url: '/healthz', from: '127.0.0.1' }), { timeout: 20_000 })
  return nginx
}

const proxyTo = (upstream: string, port: number) => `
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${upstream};
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
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

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proxyRestartingServers } from './serve-pages.ts'

let server: Server
let vite: ViteDevServer
const received: string[] = []

beforeAll(async () => {
  // Closes the connection of the first request, as a process does that ends.
  server = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`)
    if (received.length === 1) request.socket.destroy()
    else response.end('answered')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  vite = await createVite({
    configFile: false,
    logLevel: 'silent',
    plugins: [proxyRestartingServers({ '^/portal/': { target: `http://127.0.0.1:${port}` } })],
    server: { host: '127.0.0.1', port: 0, ws: false },
  })
  await vite.listen()
})
afterAll(async () => {
  await vite.close()
  server.close()
})

const urlOf = (path: string) => new URL(path, vite.resolvedUrls?.local[0])

test('repeats a request that reaches a server while it ends', async () => {
  const answer = await fetch(urlOf('/portal/configs?a=1'))
  expect([answer.status, await answer.text()]).toEqual([200, 'answered'])
  expect(received).toEqual(['GET /portal/configs?a=1', 'GET /portal/configs?a=1'])
})

test('does not repeat a change that may have been made', async () => {
  received.length = 0
  expect((await fetch(urlOf('/portal/projects'), { method: 'POST' })).status).toBe(502)
  expect(received).toEqual(['POST /portal/projects'])
})

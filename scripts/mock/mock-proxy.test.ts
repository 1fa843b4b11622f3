import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { OpenApiDocument } from '#domain/openapi.ts'
import { MockProxy } from './mock-proxy.ts'

const responses = {
  200: { description: 'The parcels.' },
  400: { description: 'Not valid.', content: { 'application/json': { example: { code: 'NOT_VALID' } } } },
}
const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Parcels', version: '1.0.0' },
  paths: {
    '/parcels': {
      get: {
        operationId: 'listParcels',
        parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
        responses,
      },
    },
    '/parcels/{parcel-id}': {
      get: {
        operationId: 'getParcel',
        parameters: [{ name: 'parcel-id', in: 'path', required: true, schema: { type: 'integer' } }],
        responses,
      },
    },
  },
}
const cleanups: (() => void)[] = []
let front: MockProxy
let url: string

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

/** A server in the place of Prism. */
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanups.push(() => server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

async function openFront(prism: string): Promise<void> {
  front = new MockProxy({ host: '127.0.0.1', port: 0, kind: 'product', document, prism, log: () => {} })
  cleanups.push(() => front.close())
  url = await front.listen()
}

const ask = async (rest = '') => {
  const answer = await fetch(`${url}/parcels${rest}`)
  return [answer.status, await answer.text()]
}

let next: string
beforeEach(async () => {
  next = await listen((_request, response) => response.end('next'))
})

it('forwards a request that arrives while Prism starts again', async () => {
  await openFront('http://127.0.0.1:1')
  front.pauseForwarding()
  const asked = ask()
  // The front answers this one itself. The first request has arrived then.
  expect(await ask('?page=x')).toEqual([400, '{"code":"NOT_VALID"}'])
  front.update(document, next)
  expect(await asked).toEqual([200, 'next'])
})

it('checks a path parameter whose name has a hyphen', async () => {
  await openFront(next)
  expect(await ask('/x')).toEqual([400, '{"code":"NOT_VALID"}'])
  expect(await ask('/7')).toEqual([200, 'next'])
})

it('sends a request again that was under way when Prism ended', async () => {
  await openFront(
    await listen((request) => {
      front.pauseForwarding()
      request.socket.destroy()
      front.update(document, next)
    }),
  )
  expect(await ask()).toEqual([200, 'next'])
})

it('answers 502 to a request that ends Prism', async () => {
  await openFront(await listen((request) => request.socket.destroy()))
  expect(await ask()).toEqual([502, expect.stringContaining('The mock does not answer')])
})

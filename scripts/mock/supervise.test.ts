import { once } from 'node:events'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readDocument } from '#docs/compiler/read/read-document.ts'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { root } from '#tests/support/tree.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { freePort } from '../free-port.ts'
import { findSpecs } from '../generate/specs.ts'
import { credentialHeaders } from './credentials.ts'
import { describeMock } from './start-mocks.ts'
import { type Mocks, superviseMocks, upstreamOf } from './supervise.ts'

let mocks: Mocks | undefined

afterEach(() => {
  mocks?.stop()
  vi.restoreAllMocks()
})

/** A mock's process takes seconds to start on a busy machine. */
const patience = { timeout: 60_000 }

it('restarts a mock whose process crashed on a bad percent escape', { timeout: 120_000 }, async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const specs = findSpecs().filter(({ name }) => name === 'portal')
  mocks = await superviseMocks(specs, { firstPort: await freePort(), host: '127.0.0.1' })
  const [{ url = '' } = {}] = mocks.running
  const statusOf = async (path: string) => (await fetch(url + path, { headers })).status

  expect(await statusOf('/portal/configs')).toBe(200)
  await fetch(`${url}/portal/projects/%E0%A4%A`, { headers, signal: AbortSignal.timeout(2000) }).catch(() => {})
  await waitFor(async () => expect(await statusOf('/portal/configs')).toBe(200), patience)
})

describe('npm run mock', () => {
  const mock = (...args: string[]) => runScript('scripts/mock.ts', args, root)

  it('refuses an upstream without a scheme', async () => {
    const { status, stderr } = await mock('--upstream', '127.0.0.1:8080')
    const mistake = /^--upstream takes an address such as http:\/\/127.0.0.1:8080\n/
    expect([status, stderr]).toEqual([2, expect.stringMatching(mistake)])
  })

  it('advises to choose another port only when one is in use', { timeout: 60_000 }, async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = Object(server.address())
    const taken = await mock('--port', `${port}`)
    server.close()
    const advice = `openapi/portal.yaml cannot be served: another program listens on port ${port}. Choose another port with --port.\n`
    expect(taken).toMatchObject({ status: 1, stderr: advice })
  })

  // 192.0.2.1 is reserved for documentation.
  it.each([
    ['', []],
    [' as a proxy', ['--upstream', 'http://127.0.0.1:9']],
  ])('ends with one line when it cannot listen%s', { timeout: 60_000 }, async (_, more) => {
    const { status, stderr } = await mock('--host', '192.0.2.1', '--port', `${await freePort()}`, ...more)
    const reason = /^openapi\/\S+ cannot be served: .*EADDRNOTAVAIL.*\n$/
    expect([status, stderr]).toEqual([1, expect.stringMatching(reason)])
  })
})

const headers = { Authorization: 'Bearer x', 'X-MFA-Token': 'x' }

it('names the headers that a mock wants', () => {
  const [spec] = findSpecs()
  if (!spec) throw new Error('openapi/ has no specification')
  const described = describeMock({ spec, url: 'http://127.0.0.1:4010', headers: ['X-Api-Key: x'] })
  expect(described).toBe(`http://127.0.0.1:4010  ${spec.source}  send, with any values: X-Api-Key: x`)
})

it('names the four headers of the payment API, as docs/contract-testing.md does', async () => {
  const headers = credentialHeaders((await readDocument('openapi/products/direct-carrier-billing.yaml')).bundled)
  expect(headers).toEqual(['Authorization: Basic eDp4', 'X-Partner-ID: x', 'X-Project-ID: x', 'X-Api-Key: x'])
  const page = readFileSync('docs/contract-testing.md', 'utf8')
  for (const header of headers) expect(page).toContain(`-H '${header}'`)
})

it('names the headers of Basic in any case, and of cookies', () => {
  const headers = credentialHeaders({
    openapi: '3.1.0',
    info: { title: 'Boats', version: '1.0.0' },
    security: [{ user: [], session: [] }],
    components: {
      securitySchemes: {
        user: { type: 'http', scheme: 'Basic' },
        session: { type: 'apiKey', in: 'cookie', name: 'sid' },
      },
    },
  })
  expect(headers).toEqual(['Authorization: Basic eDp4', 'Cookie: sid=x'])
})

it.each([
  ['http://127.0.0.1:8080', '{PUBLIC_URL}/sandbox', 'http://127.0.0.1:8080/sandbox'],
  ['http://127.0.0.1:8080/sandbox/', '{PUBLIC_URL}/sandbox', 'http://127.0.0.1:8080/sandbox'],
  ['https://gateway.example', 'https://api.example/v2/', 'https://gateway.example/v2'],
  ['http://127.0.0.1:8080', '/', 'http://127.0.0.1:8080'],
])('forwards to %s with the path of the server %s', (upstream, url, expected) => {
  expect(upstreamOf(upstream, { servers: [{ url }] })).toBe(expected)
})

describe('the mock of a specification', () => {
  let folder: string

  beforeEach(() => {
    folder = temporaryFolder('portal-mocked')
    mkdirSync(join(folder, 'products'))
  })

  const source = () => join(folder, 'products/parcels.yaml')

  const specification = (state: string) => `openapi: 3.1.0
info: { title: Parcels, version: 1.0.0 }
security: [{ basic: [], key: [] }]
paths:
  /parcels:
    get:
      responses:
        '200':
          description: The parcel.
          content: { application/json: { schema: { type: object, required: [state] }, example: { state: ${state} } } }
components:
  securitySchemes:
    basic: { type: http, scheme: basic }
    key: { type: apiKey, in: header, name: X-Api-Key }
`

  /** As editors save: the file gets another inode. */
  function replace(text: string): void {
    writeFileSync(join(folder, 'draft'), text)
    renameSync(join(folder, 'draft'), source())
  }

  it('is served after any kind of save, and while it is invalid the last valid one', { timeout: 120_000 }, async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'log').mockImplementation(() => {})
    writeFileSync(source(), specification('new'))
    const spec = { name: 'parcels', kind: 'product', source: source(), folder: 'products/parcels' } as const
    mocks = await superviseMocks([spec], { firstPort: await freePort(), host: '127.0.0.1', folder })
    const [mock] = mocks.running
    expect(mock?.headers).toEqual(['Authorization: Basic eDp4', 'X-Api-Key: x'])
    const stateOf = async () => {
      const answer = await fetch(`${mock?.url}/parcels`, {
        headers: { Authorization: 'Basic eDp4', 'X-Api-Key': 'x' },
      })
      return (await answer.json()).state
    }
    expect(await stateOf()).toBe('new')

    replace(specification('sent'))
    await waitFor(async () => expect(await stateOf()).toBe('sent'), patience)
    writeFileSync(source(), specification('lost'))
    await waitFor(async () => expect(await stateOf()).toBe('lost'), patience)
    replace('openapi: [')
    await waitFor(
      () => expect(errors).toHaveBeenCalledWith(expect.stringContaining('the last valid version')),
      patience,
    )
    expect(await stateOf()).toBe('lost')
    replace(specification('found'))
    await waitFor(async () => expect(await stateOf()).toBe('found'), patience)
  })

  it('checks the answers of another server', { timeout: 120_000 }, async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    let body = '{"state":"new"}'
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(body)
    })
    const port = await freePort()
    server.listen(port, '127.0.0.1')
    try {
      writeFileSync(source(), specification('new'))
      const spec = { name: 'parcels', kind: 'product', source: source(), folder: 'products/parcels' } as const
      const upstream = `http://127.0.0.1:${port}`
      mocks = await superviseMocks([spec], { firstPort: await freePort(), host: '127.0.0.1', folder, upstream })
      const ask = () => fetch(`${mocks?.running[0]?.url}/parcels`)
      expect((await ask()).status).toBe(200)
      body = '{}'
      const refused = await ask()
      expect([refused.status, await refused.json()]).toMatchObject([
        500,
        { type: expect.stringMatching(/VIOLATIONS$/) },
      ])
    } finally {
      server.close()
    }
  })
})

import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, request as requestTo, type Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { runAgainstTarget } from '../../scripts/contract/main.ts'
import { freePort } from '../../scripts/free-port.ts'
import { findSpecs } from '../../scripts/generate/specs.ts'
import { superviseMocks } from '../../scripts/mock/supervise.ts'
import { unknownId } from './misuses.ts'
import { callOperation, type PortalServer, signInAs, startPortalServer } from './portal-server.ts'
import { sandboxKey, schemesOf } from './target-credentials.ts'

// npm run test:contract -- --target URL, against targets that are known.

let portal: PortalServer
const folder = temporaryFolder('portal-target')
let printed: string[]

beforeAll(async () => {
  portal = await startPortalServer()
})
afterAll(() => portal.close())
beforeEach(() => {
  printed = []
  for (const name of ['log', 'error'] as const) vi.spyOn(console, name).mockImplementation((text) => printed.push(text))
})
afterEach(() => {
  vi.restoreAllMocks()
})

function writeSecret(name: string, content: object): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content), { mode: 0o600 })
  return file
}

async function run(target: string, ...args: string[]) {
  const code = await runAgainstTarget(['--target', target, '--rate', '1000', '--out', folder, ...args])
  return { code, text: printed.join('\n') }
}

const junit = () => readFileSync(join(folder, 'junit.xml'), 'utf8')
const html = () => readFileSync(join(folder, 'report.html'), 'utf8')

async function authOfRoles(...roles: string[]): Promise<string> {
  const entries = await Promise.all(roles.map(async (role) => [role, schemesOf(await signInAs(portal, role))] as const))
  return writeSecret('roles.yaml', { roles: Object.fromEntries(entries) })
}

describe('the portal', () => {
  it('follows the contract as a partner and as staff', { timeout: 120_000 }, async () => {
    const auth = await authOfRoles('EXTERNAL_ADMIN', 'BUSINESS_ADMIN')
    const { code, text } = await run(portal.url, '--auth', auth)
    expect(text).toContain('findings: 0')
    expect(code).toBe(0)
    expect(text).toMatch(/^listProjects +seen 200 400 401 403; not seen 429 500 503$/m)
    expect(text).toMatch(/needs --writes: .*createProject/)
    expect(html()).toMatch(/Responses seen<\/dt><dd>\d+ %/)
  })

  it('takes a write that the file of --data names, and refusals of the others', { timeout: 120_000 }, async () => {
    const auth = await authOfRoles('EXTERNAL_ADMIN')
    const data = writeSecret('data.yaml', { operations: { createProject: { body: { name: 'Lumen Target' } } } })
    const { code, text } = await run(portal.url, '--auth', auth, '--data', data, '--writes', '--only', 'projects')
    expect([code, text]).toEqual([0, expect.stringMatching(/^createProject +seen 200 400 401 415;/m)])
    expect(text).toMatch(/needs an entry in the file of --data, because it writes: addIpAddresses, removeIpAddress/)
    const { items } = await callOperation(portal, 'listProjects', {}, await signInAs(portal, 'EXTERNAL_ADMIN'))
    expect(items.map(({ projectName }) => projectName)).toContain('Lumen Target')
  })

  it('ends when the credentials are refused', async () => {
    const auth = writeSecret('expired.yaml', { schemes: { session: 'expired-session', mfa: 'expired-code' } })
    const { code, text } = await run(portal.url, '--auth', auth, '--only', 'projects')
    expect([code, text]).toEqual([4, expect.stringMatching(/listProjects refuses the credentials of .*expired.yaml/)])
    expect(html() + junit() + text).not.toContain('expired-session')
  })
})

it('asks the sandbox of a product with the four headers of a key', async () => {
  const auth = writeSecret('key.yaml', { schemes: await sandboxKey(portal) })
  const data = writeSecret('data.yaml', { operations: { requestOneTimePassword: {} } })
  const product = ['--product', 'openapi/products/direct-carrier-billing.yaml', '--data', data, '--writes']
  const { code, text } = await run(`${portal.url}/sandbox`, '--auth', auth, ...product)
  expect([code, text]).toEqual([0, expect.stringMatching(/^requestOneTimePassword +seen 200 400 401 415;/m)])
})

it('reads a product in OpenAPI 3.0 with null values, exclusive limits, and an operation without an id', async () => {
  const file = join(folder, 'boats.yaml')
  writeFileSync(
    file,
    `openapi: 3.0.3
info: { title: Boats, version: 1.0.0 }
paths:
  /boat:
    get:
      operationId: getBoat
      responses:
        '200':
          description: The boat
          content:
            application/json:
              schema:
                type: object
                properties:
                  length: { type: number, minimum: 0, exclusiveMinimum: true }
                  owner: { nullable: true, allOf: [{ $ref: '#/components/schemas/Owner' }] }
  /harbour:
    get:
      responses: { '200': { description: The harbour, content: { application/json: {} } } }
components: { schemas: { Owner: { type: object } } }
`,
  )
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{ "length": 0, "owner": null }')
  })
  onTestFinished(() => void server.close())
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { code, text } = await run(`http://127.0.0.1:${port}`, '--product', file)
  expect([code, text]).toEqual([1, expect.stringMatching(/^FINDING getBoat, a valid request: \/length must be > 0 /m)])
  expect(text).not.toContain('/owner')
  expect(text).toMatch(/^GET \/harbour +seen 200$/m)
})

describe('a server that deviates', () => {
  let deviant: Server
  let url: string
  /** Whether each request could change something on a server that forgets to refuse it. */
  const harmful: string[] = []

  beforeAll(async () => {
    deviant = createServer((request, response) => {
      const { method, headers, url = '' } = request
      const isSignedIn = headers.authorization !== undefined && headers.authorization !== 'Bearer x'
      if (method !== 'GET' && isSignedIn && !url.includes(unknownId)) harmful.push(`${method} ${url}`)
      const forwarded = requestTo(new URL(request.url ?? '', portal.url), { headers: request.headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part) => parts.push(part))
        answer.on('end', () => {
          const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers
          response.writeHead(answer.statusCode ?? 500, headers)
          response.end(Buffer.concat(parts).toString().replace('"environments":', '"surroundings":'))
        })
      })
      request.pipe(forwarded)
    })
    const port = await freePort()
    await new Promise<void>((resolve) => deviant.listen(port, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${port}`
  })
  afterAll(() => deviant.close())

  it('gets no write that it could carry out, and a finding with the operation, the pointer and the file', async () => {
    const { code, text } = await run(url)
    expect([code, harmful]).toEqual([1, []])
    expect(text).toMatch(/^createProject +seen 401; not seen/m)
    expect(text).toContain(`FINDING getConfigs, a valid request: /data must have required property 'environments'`)
    expect(text).toContain('openapi/portal/reference.yaml#/~1portal~1configs/get/responses/200')
    expect(text).toMatch(/^getConfigs +seen 400; deviates 200; not seen/m)
    expect(junit()).toContain('<failure message="/data must have required property')
    expect(html()).toContain('<code>/data</code> must have required property')
  })
})

describe('a mock', () => {
  it('is asked for every documented answer, and all of them are seen', { timeout: 120_000 }, async () => {
    const specs = findSpecs().filter(({ name }) => name === 'portal')
    const { running, stop } = await superviseMocks(specs, { firstPort: await freePort(), host: '127.0.0.1' })
    const { code, text } = await run(
      `${running[0]?.url}`,
      '--mock',
      '--writes',
      '--api',
      'portal',
      '--only',
      'projects',
    ).finally(stop)
    expect([code, text]).toEqual([0, expect.stringMatching(/responses seen: (\d+) of \1 documented \(100 %\)/)])
    expect(text).toContain('findings: 0')
  })

  it('is not the portal, which is refused before it gets a write', async () => {
    const { code, text } = await run(portal.url, '--mock', '--writes', '--api', 'portal')
    expect([code, text]).toEqual([
      2,
      expect.stringMatching(/is not a mock: it answered \d+ when asked for \d+\. Leave out --mock\.$/),
    ])
  })
})

it('ends with one line when the target does not answer', async () => {
  const target = `http://127.0.0.1:${await freePort()}`
  const { code } = await run(target)
  expect(code).toBe(3)
  expect(printed.at(-1)).toMatch(
    /does not answer \(no answer: ECONNREFUSED\)\. Is it running, and is --target right\?$/,
  )
})

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, chromium, type Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#server/demo-accounts.ts'
import { startSession } from '#tests/e2e/support/session.ts'
import { connectAgent } from '#tests/support/agents.ts'
import { copyRepository } from '#tests/support/copy-of-repository.ts'
import { copyDemoData } from '#tests/support/demo-data.ts'
import { type Member, signInDemo } from '#tests/support/portal-client.ts'
import { inherited, type PortalProcess, startPortal } from '#tests/support/portal-process.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { root } from '#tests/support/tree.ts'
import { ensureChromium } from '../../scripts/browser.ts'
import { freePort } from '../../scripts/free-port.ts'
import { newMerchant } from './durable-charges.ts'

// A product is a file: a second one, dropped into a copy of the repository, is generated, checked, built, mocked, documented
// and answered without another edit.

const source = 'openapi/products/number-verification.yaml'
const verify = '/number-verification/v1/verify'
const hash = '32f67ab4e4312618b09cd23ed8ce41b13e095fe52b73b2e8da8ef49830e50dba'

const folder = temporaryFolder('portal-second-product')
const dataDir = join(folder, '.data')

beforeAll(() => {
  copyRepository(folder)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  // The databases that tests copy are found by the sources that made them, which are the same here.
  mkdirSync(join(folder, '.cache'))
  symlinkSync(join(root, '.cache/server-tests'), join(folder, '.cache/server-tests'))
  copyFileSync(join(root, 'tests/specs/number-verification.yaml'), join(folder, source))
})

/** Runs a program of the copy until it exits, and returns its output. */
function run(script: string, ...args: string[]): string {
  const env = { ...inherited(), NO_COLOR: '1' }
  return execFileSync(process.execPath, [script, ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

test('is generated, and follows the rules of files without a simulator', () => {
  expect(run('scripts/generate.ts')).toContain(', 0 removed')
  expect(run('scripts/generate.ts', '--check')).toContain('is current')
  expect(run('scripts/lint-specs.ts')).toContain(`${source}: a page can show the whole file`)
  expect(run('scripts/spec-diff.ts', '--check')).toContain(`${source}: is not released yet`)
})

test('is released with its changelog', () => {
  const released = join(folder, 'openapi/released/number-verification')
  mkdirSync(released)
  writeFileSync(join(released, 'changelog.yaml'), '- version: 1.0.0\n  lines:\n    - text: The first release.\n')
  expect(run('scripts/spec-release.ts', 'number-verification')).toContain('number-verification 1.0.0 is released')
  expect(run('scripts/spec-diff.ts', '--check', 'number-verification')).toContain('0 differences from 1.0.0')
})

test('documents the headers of a deprecated operation whose author writes two days', () => {
  const file = join(folder, source)
  const days = "deprecated: true\n      x-deprecated-at: '2026-11-23'\n      x-sunset: '2099-03-01'"
  writeFileSync(file, readFileSync(file, 'utf8').replace('operationId: verifyNumber', `$&\n      ${days}`))
  expect(run('scripts/generate.ts')).toContain('2 written')
  const generated = readFileSync(join(folder, 'src/generated/products/number-verification/openapi.json'), 'utf8')
  const { responses } = JSON.parse(generated).paths[verify].post
  for (const status of ['200', '202', '400', '401', '403'])
    expect(Object.keys(responses[status].headers)).toEqual(['Deprecation', 'Sunset', 'Link'])
  const told = run('scripts/spec-diff.ts', 'number-verification')
  expect(told).toContain('2 differences from 1.0.0')
  expect(told).toContain('deprecation-added: is deprecated now')
  expect(told).toContain('text-changed: x-deprecated-at, x-sunset changed')
})

const announced = {
  deprecation: '@1795392000',
  sunset: 'Sun, 01 Mar 2099 00:00:00 GMT',
  link: expect.stringContaining('/api-doc/number-verification#verifyNumber>; rel="deprecation"'),
}

test('passes the tests of specifications', () => {
  const files = ['src/docs/compiler/completeness.test.ts', 'tests/public-copy-of-calls.test.ts']
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--configLoader=native'] as const
  const projects = ['--project', 'unit', '--project', 'contract']
  const told = run(...vitest, ...projects, ...files, 'tests/contract/examples.test.ts', '-t', '^(?!.*sample)')
  expect(told).toMatch(/Test Files\s+3 passed/)
})

test('is mocked with its examples', async () => {
  const port = await freePort()
  const mocks = spawn(process.execPath, ['scripts/mock.ts', '--port', `${port}`], { cwd: folder })
  try {
    const url = await addressOf(mocks)
    const answer = await fetch(url + verify, {
      method: 'POST',
      headers: { ...mockHeaders, 'content-type': 'application/json', prefer: 'code=202, example=later' },
      body: JSON.stringify({ phoneNumber: '+6581234567' }),
    })
    expect([answer.status, await answer.json()]).toEqual([202, { verificationId: 'ver_7k2m9x4c' }])
    expect(Object.fromEntries(answer.headers)).toMatchObject(announced)
  } finally {
    mocks.kill()
  }
})

const mockHeaders = { authorization: 'Basic eDp4', 'x-partner-id': 'x', 'x-project-id': 'x', 'x-api-key': 'x' }

/** The address that the command prints beside the file. */
function addressOf(mocks: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const lines: string[] = []
  for (const input of [mocks.stdout, mocks.stderr]) {
    if (!input) continue
    createInterface({ input }).on('line', (line) => {
      lines.push(line)
      const [url = ''] = line.split(/\s+/)
      if (line.includes(source) && url.startsWith('http')) resolve(url)
    })
  }
  mocks.once('close', () => reject(new Error(`the mocks ended: ${lines.join('\n')}`)))
  return promise
}

test('is built within the size budgets', () => {
  run('scripts/build.ts')
  expect(readFileSync(join(folder, 'dist/web/llms.txt'), 'utf8')).toContain('Number Verification')
  expect(run('scripts/size.ts')).toContain('whole page')
})

test('is served: downloads, sandbox calls, the log, the page, the menu and TRY OUT', async () => {
  await copyDemoData(dataDir)
  const portal = await startPortal({ program: [process.execPath, join(folder, 'src/server/main.ts')], dataDir })
  try {
    for (const [ending, text] of Object.entries(downloads)) {
      const file = await fetch(`${portal.url}/api-doc/number-verification.${ending}`)
      expect([file.status, await file.text()]).toEqual([200, expect.stringContaining(text)])
    }
    await callsSandbox(portal)
    await showsPage(portal)
  } finally {
    await portal.stop()
  }
})

const downloads = { yaml: 'RFC 8594', json: 'RFC 8594', md: verify, atom: 'The first release.' }

async function callsSandbox({ url }: PortalProcess): Promise<void> {
  const member = await signInDemo(url, 'dana@lumen.example')
  const { credentials, projectId } = await newMerchant(url, member)
  const send = (body: unknown, headers: Record<string, string> = credentials) =>
    fetch(`${url}/sandbox${verify}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const verified = await send({ hashedPhoneNumber: hash })
  expect([verified.status, await verified.json()]).toEqual([200, { devicePhoneNumberVerified: false }])
  expect(Object.fromEntries(verified.headers)).toMatchObject(announced)
  expect((await send({ phoneNumber: '+6581234567', hashedPhoneNumber: hash })).status).toBe(400)
  const refused = await send({ phoneNumber: '+6581234567' }, { ...credentials, 'x-api-key': '' })
  expect([refused.status, (await refused.json()).refusal]).toEqual([401, 'header-missing'])
  const [last, invalid, first] = await loggedCalls(url, member, projectId)
  expect([last.refusal, invalid.resultCode, first.resultCode]).toEqual([
    'header-missing',
    'INVALID_ARGUMENT',
    'SUCCESS',
  ])
  expect(first).toMatchObject({ product: 'number-verification', answeredBy: 'examples of the documentation' })
  await answersAgents(url, member, projectId)
  const detail = await (await member.call(url, `/portal/projects/${projectId}/calls/${first.callId}`)).json()
  expect(detail.data.request.body).not.toContain(hash)
}

async function answersAgents(url: string, member: Member, projectId: string): Promise<void> {
  const token = await member.call(url, `/portal/projects/${projectId}/agent-tokens`, {
    name: 'Assistant',
    validDays: 7,
  })
  const client = await connectAgent(`${url}/mcp`, (await token.json()).data.value)
  const { tools } = await client.listTools()
  expect(tools).toContainEqual(expect.objectContaining({ name: 'verifyNumber', title: 'Compare a phone number' }))
  const answer = await client.callTool({ name: 'verifyNumber', arguments: { body: { phoneNumber: '+6581234567' } } })
  expect(JSON.stringify(answer)).toContain('devicePhoneNumberVerified')
  await client.close()
}

async function loggedCalls(url: string, member: Member, projectId: string) {
  const answer = await member.call(url, `/portal/projects/${projectId}/calls?limit=3`)
  return (await answer.json()).data.items
}

async function showsPage({ url }: PortalProcess): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
  try {
    const page = await openPage(browser, url)
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    await page.goto('/api-doc')
    await page.getByRole('main').getByRole('link', { name: 'Number Verification' }).click()
    await page.getByRole('heading', { name: 'Number Verification', level: 1 }).waitFor()
    await page.getByRole('navigation').getByRole('link', { name: 'Compare a phone number' }).first().waitFor()
    await page.getByRole('main').getByText(`${url}/sandbox`, { exact: true }).waitFor()
    await page.getByRole('region', { name: 'Fill the samples' }).waitFor()
    await page.goto('/api-doc/number-verification#verifyNumber/try-out')
    const operation = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Compare a phone number', level: 2, exact: true }) })
    await operation.getByRole('button', { name: 'Send', exact: true }).click()
    await operation.getByRole('region', { name: 'Answer' }).getByText('devicePhoneNumberVerified').first().waitFor()
    await page.goto('/api-doc/number-verification#changes/1.0.0')
    await page.getByRole('main').getByText('The first release.').waitFor()
    await offersDownloads(page, url)
    expect(problems).toEqual([])
  } finally {
    await browser.close()
  }
}

/** The specification, the npm package and the collections. */
async function offersDownloads(page: Page, url: string): Promise<void> {
  await page.goto('/api-doc/number-verification#downloads')
  const place = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Downloads', level: 2 }) })
  await place.getByRole('link', { name: 'npm package' }).waitFor()
  const names = await place
    .locator('a[download]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('download')))
  expect(names).toEqual([
    'number-verification.yaml',
    'number-verification-1.0.0.tgz',
    'number-verification.bruno.zip',
    'number-verification.postman_collection.json',
    'number-verification.postman_environment.json',
    'number-verification.http',
  ])
  for (const name of names) expect([name, (await fetch(`${url}/api-doc/${name}`)).status]).toEqual([name, 200])
}

async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await startSession(page, { email: 'dana@lumen.example', password: demoPassword })
  return page
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { files, root } from '../support/tree.ts'
import { test } from './support/test.ts'

// npm run dev and npm run dev:mock, on a copy of the tree that these tests may edit.

const parts = ['package.json', 'tsconfig.json', 'vite.config.ts', 'codegen.config.ts', 'redocly.yaml']
const folders = ['src', 'scripts', 'openapi', 'node_modules/@fontsource', 'node_modules/@fontsource-variable']
const pages = {
  '/': 'Charge to the phone bill with one API call.',
  '/our-solutions/mobile-wallet-payment': 'Mobile Wallet Payment',
  '/article/search': 'Search results',
  '/signup': 'Sign Up',
  '/signin': 'Sign In',
  '/_contact': 'Contact us',
}

test.describe.configure({ mode: 'serial' })
// A cold start prepares every package for the browser, which takes minutes on a busy machine.
test.setTimeout(600_000)

/** Inside the repository, so that Node finds its packages; fonts are copied, because Vite serves no files outside the copy. */
let tree: string
let child: ChildProcess

test.beforeEach(async () => {
  tree = await mkdtemp(join(root, 'dist/dev-'))
  await Promise.all([...parts, ...folders].map((path) => cp(join(root, path), join(tree, path), { recursive: true })))
})

test.afterEach(async () => {
  const exited = once(child, 'exit')
  if (child.exitCode === null && child.kill('SIGTERM')) await exited
  await rm(tree, { recursive: true, force: true })
})

test('npm run dev opens every page, and follows edits of pages and specifications', async ({ page }) => {
  const port = await freePort()
  const url = await start('dev', [], { PORT: String(port), DATA_DIR: join(tree, 'data'), DEMO: '1' }, port)
  await openPages(page, url)
  await editLabel(page)

  const field = page.getByLabel('Company email', { exact: true })
  await page.goto(`${url}/_contact`)
  await expect(field).toBeVisible()
  for (const path of files('openapi/**/*.yaml')) await replace(path, 'Company email', 'Work email')
  await expect(page.getByLabel('Work email', { exact: true })).toBeVisible({ timeout: 120_000 })
  // The server restarts with its generated code; requests wait for it.
  expect((await page.request.get(`${url}/readyz`, { timeout: 120_000 })).status()).toBe(200)
})

test('npm run dev:mock opens every page on mocks, and follows edits', async ({ page }) => {
  const port = await freePort()
  const url = await start('dev-mock', ['--port', String(port), '--mocks', String(await freePort())], {}, port)
  await openPages(page, url)
  await editLabel(page)
})

async function start(script: string, words: string[], environment: Record<string, string>, port: number) {
  child = spawn(process.execPath, [`scripts/${script}.ts`, ...words], {
    cwd: tree,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', ...environment },
  })
  const url = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(`${url}/portal/configs`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(answers, { timeout: 300_000, message: `${script} answers at ${url}` }).toBe(true)
  return url
}

async function openPages(page: Page, url: string): Promise<void> {
  for (const [path, name] of Object.entries(pages)) {
    await page.goto(`${url}${path}`)
    await expect(page.getByRole('heading', { level: 1, name }), path).toBeVisible({ timeout: 60_000 })
  }
}

/** The page shows the new label without a load. */
async function editLabel(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { still: true }))
  await replace('src/web/features/public/public-links.ts', "'Showcase'", "'Ideas to build'")
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Ideas to build' })).toBeVisible()
  expect(await page.evaluate(() => 'still' in window)).toBe(true)
}

async function replace(path: string, text: string, by: string): Promise<void> {
  const source = await readFile(join(tree, path), 'utf8')
  if (source.includes(text)) await writeFile(join(tree, path), source.replaceAll(text, by))
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

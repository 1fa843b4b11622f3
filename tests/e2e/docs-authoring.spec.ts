import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { StaticServer } from '../../scripts/bench-docs/static-server.ts'
import { freePort } from '../../scripts/free-port.ts'
import { root } from '../support/tree.ts'
import { expectLanded, landingTolerance, offTarget } from './support/documentation.ts'
import { inspect } from './support/inspection.ts'
import { test } from './support/test.ts'

let folder = ''
const script = join(root, 'scripts/docs-build.ts')
const processes: ChildProcess[] = []

/** Long enough that the last operation is far below the first. */
const operations = Array.from({ length: 12 }, (_, index) => index + 1)
const chargesOf = (version: string, summary: string) => `openapi: 3.0.3
info: { title: Charges, version: ${version} }
servers: [{ url: 'https://{region}.example', variables: { region: { default: eu, enum: [eu, us] } } }]
paths:
${operations
  .map(
    (number) => `  /charges/${number}:
    post:
      operationId: charge${number}
      summary: ${number === 9 ? summary : `Charge ${number}`}
      description: The amount is taken at once, and the answer says whether it was taken.
      requestBody: { content: { application/json: { schema: { type: object, properties: { amount: { type: integer }, payer: { type: object, properties: { name: { type: string } } } } } } } }
      responses: { '200': { description: Taken }, '409': { description: Taken before, headers: { Retry-After: { schema: { type: integer } } } } }
`,
  )
  .join('')}`

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-authoring-'))
})

test.afterAll(() => {
  for (const each of processes) each.kill()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the command and waits until it serves the site. */
async function startWatching(): Promise<{ url: string; output: () => string }> {
  const port = await freePort()
  const args = [script, 'my.yaml', '--out', 'site', '--watch', '--port', `${port}`]
  const started = spawn(process.execPath, args, { cwd: folder })
  processes.push(started)
  let printed = ''
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (text) => (printed += text))
  await expect.poll(() => printed, { timeout: 60_000 }).toContain('shows the site and follows the files')
  return { url: `http://127.0.0.1:${port}/`, output: () => printed }
}

test('npm run docs:build -- --watch reloads the page at its place, and keeps it when a save is broken', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const file = join(folder, 'my.yaml')
  writeFileSync(file, chargesOf('1.0.0', 'Charge nine'))
  const { url, output } = await startWatching()
  await page.goto(url)
  await page.getByRole('combobox', { name: 'region' }).selectOption('us')
  await page.goto(`${url}#charge9`)
  await expect(page.locator('#charge9')).toHaveText('Charge nine')
  const section = page.locator('[data-anchor="charge9"]')
  await section.getByRole('combobox', { name: 'Language of the code samples' }).selectOption({ label: 'Python' })
  await section.getByRole('button', { name: 'Show 1 property' }).click()
  await section.getByRole('button', { name: /^409/ }).click()
  await page.goto(`${url}#charge8`)
  await page.goto(`${url}#charge9`)
  await expectLanded(page, 'charge9')
  await page.mouse.move(700, 400)
  await page.mouse.wheel(0, 150)
  await expect
    .poll(async () => Math.abs((await offTarget(page, 'charge9')) - 150))
    .toBeLessThanOrEqual(landingTolerance)
  const before = await offTarget(page, 'charge9')

  writeFileSync(file, chargesOf('1.0.1', 'Charge the ninth'))
  await expect(page.locator('#charge9')).toHaveText('Charge the ninth')
  await expect
    .poll(async () => Math.abs((await offTarget(page, 'charge9')) - before))
    .toBeLessThanOrEqual(landingTolerance)
  await expect(page.locator('#charge9\\/request\\/payer\\/name')).toBeVisible()
  await expect(section.getByText('Retry-After')).toBeVisible()
  await expect(section.locator('pre').first()).toContainText(/requests\.post\(\s+"https:\/\/us\.example\/charges\/9"/)

  writeFileSync(file, 'openapi: [')
  await expect(page.getByRole('alert')).toContainText('my.yaml:1: cannot be read as YAML or JSON')
  await expect(page.locator('#charge9')).toHaveText('Charge the ninth')
  expect(output().trim().split('\n').at(-1)).toMatch(/not built, the site of [\d:]{8} stays: my\.yaml:1: /)

  writeFileSync(file, chargesOf('1.0.2', 'Charge nine again'))
  await expect(page.locator('#charge9')).toHaveText('Charge nine again')
  await expect(page.getByRole('alert')).toHaveCount(0)
  // What is published has no trace of the command.
  expect(readFileSync(join(folder, 'site/index.html'), 'utf8')).not.toMatch(/live-reload|connect-src/)
})

test('a site of two versions below a base path leads from version to version and shows the differences', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const server = new StaticServer()
  writeFileSync(join(folder, 'old.yaml'), chargesOf('1.0.0', 'Charge nine'))
  writeFileSync(
    join(folder, 'new.yaml'),
    chargesOf('2.0.0', 'Charge the ninth').replace('type: integer', 'type: string'),
  )
  writeFileSync(
    join(folder, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28"><circle cx="14" cy="14" r="14" fill="#0A6B4D"/></svg>',
  )
  writeFileSync(
    join(folder, 'docs-site.yaml'),
    `title: Harbour APIs
description: Charge the bill of a phone.
url: https://harbour.example/apis/
logo: logo.svg
colors: { brand: "#0A6B4D" }
links: [{ text: Status, href: https://status.example }]
edit: https://git.example/edit/{path}
versions:
  - { name: v2, file: new.yaml }
  - { name: v1, file: old.yaml }
`,
  )
  execFileSync(process.execPath, [script, '--out', 'published'], { cwd: folder })
  server.mount('apis', join(folder, 'published'))
  await server.start()
  const base = `${server.origin}/apis`

  await page.goto(`${base}/index.html`)
  await inspect(page, 'docs-authoring-home')
  await page.getByRole('link', { name: 'Charges', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Charges', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://git.example/edit/new.yaml',
  )
  await page.goto(`${base}/v2/index.html#charge3`)
  await expect(page.locator('#charge3')).toBeInViewport()
  await page.locator('summary').filter({ hasText: 'v2' }).click()
  await inspect(page, 'docs-authoring-version')
  // The inspection resizes the window, and so may bring the next operation to its top.
  const seen = new URL(page.url()).hash
  expect(seen).toMatch(/^#charge[34]$/)
  await page.locator('.site-versions').getByRole('link', { name: 'v1' }).click()
  await expect(page).toHaveURL(`${base}/v1/index.html${seen}`)
  await expect(page.locator(seen)).toBeInViewport()
  await page.locator('summary').filter({ hasText: 'v1' }).press('Enter')
  await page.getByRole('link', { name: 'Differences' }).click()
  await expect(page.getByRole('heading', { name: 'Differences from v1 to v2' })).toBeVisible()
  await inspect(page, 'docs-authoring-differences')
  await page.getByRole('link', { name: 'POST /charges/1', exact: true }).first().click()
  await expect(page).toHaveURL(/\/apis\/v2\/index\.html#charge1$/)
  await expect(page.locator('#charge1')).toBeInViewport()
  server.stop()
})

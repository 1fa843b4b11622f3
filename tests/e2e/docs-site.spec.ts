import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { StaticServer } from '../../scripts/bench-docs/static-server.ts'
import { files, root } from '../support/tree.ts'
import { expectLanded } from './support/documentation.ts'
import { inspect } from './support/inspection.ts'
import { test } from './support/test.ts'

let folder = ''
const site = () => join(folder, 'site')
const server = new StaticServer()

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docs-site-'))
  const specs = files('openapi/products/*.yaml', 'openapi/portal.yaml')
  execFileSync(process.execPath, ['scripts/docs-build.ts', ...specs, '--out', site()], { cwd: root })
  server.mount('somewhere', site())
  await server.start()
})

test.afterAll(() => {
  server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const places = [
  { from: 'a server', address: () => `${server.origin}/somewhere` },
  { from: 'the disk', address: () => pathToFileURL(site()).href },
]

for (const { from, address } of places) {
  test(`the site, opened from ${from}, reads and leads from page to page`, async ({ page }) => {
    const others = watchRequests(page, address())
    await page.goto(`${address()}/index.html`)
    await page.getByRole('link', { name: 'Direct Carrier Billing' }).click()
    await expect(page.getByRole('heading', { name: 'Direct Carrier Billing', level: 1 })).toBeVisible()
    await expect(page).toHaveTitle('Direct Carrier Billing')
    await page.keyboard.press('Home')
    await page.getByRole('link', { name: 'All products' }).click()
    await expect(page).toHaveURL(/index\.html$/)
    expect(others).toEqual([])
  })

  test(`a deep link, opened from ${from}, lands after loading, reloading and coming back`, async ({ page }) => {
    await page.goto(`${address()}/direct-carrier-billing.html#refundCharge/response/200`)
    await expectLanded(page, 'refundCharge/response/200')
    await page.reload()
    await expectLanded(page, 'refundCharge/response/200')
    await page.goto(`${address()}/index.html`)
    await page.goBack()
    await expectLanded(page, 'refundCharge/response/200')
  })

  test(`TRY OUT, opened from ${from}, answers from the engine without a network`, async ({ page, context }) => {
    await page.goto(`${address()}/direct-carrier-billing.html#requestOneTimePassword/try-out`)
    const call = page.getByRole('form', { name: 'Call requestOneTimePassword' })
    await expect(call.getByRole('button', { name: 'Send' })).toBeVisible()
    await context.setOffline(true)
    await call.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('region', { name: /^Answer/ })).toContainText('SUCCESS')
  })

  test(`an operation read from ${from} can be tried out when the network goes away`, async ({ page, context }) => {
    const scripts: string[] = []
    page.on('requestfinished', (request) => scripts.push(new URL(request.url()).pathname))
    await page.goto(`${address()}/direct-carrier-billing.html#sendSms`)
    await expectLanded(page, 'sendSms')
    // A reader's mouse moves on: the first move may come before the page listens.
    await expect
      .poll(async () => {
        await page.mouse.move(300, 300)
        await page.mouse.move(310, 310)
        return scripts.filter((path) => /\/(engine|try-\d)\.js$/.test(path)).length
      })
      .toBe(7)
    await expect.poll(() => page.evaluate(() => 'docsTryOut' in window)).toBe(true)
    await context.setOffline(true)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.getByRole('tab', { name: 'TRY OUT' }).last().click()
    await page.getByRole('form', { name: 'Call sendSms' }).getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('region', { name: /^Answer/ })).toContainText('INVALID_USER_TOKEN')
    expect(asked).toEqual([])
  })
}

const views = [
  {
    what: 'the list',
    at: 'index.html',
    holds: (page: Page) => page.getByRole('heading', { name: 'API documentation' }),
  },
  {
    what: 'a product',
    at: 'direct-carrier-billing.html',
    holds: (page: Page) => page.getByRole('heading', { name: 'Direct Carrier Billing', level: 1 }),
  },
  {
    what: 'TRY OUT',
    at: 'direct-carrier-billing.html#createCharge/try-out',
    holds: (page: Page) => page.getByRole('form', { name: 'Call createCharge' }),
  },
]

// Not from disk: axe fetches style sheets, which the page's policy forbids there.
for (const { what, at, holds } of views) {
  test(`${what} is as accessible as the portal`, async ({ page }) => {
    await page.goto(`${server.origin}/somewhere/${at}`)
    await expect(holds(page)).toBeVisible()
    await inspect(page, `docs-site-${what}`)
  })
}

test('TRY OUT of a product without an engine says that it answers with examples', async ({ page }) => {
  await page.goto(`${server.origin}/somewhere/portal.html#getProject/try-out`)
  await expect(page.getByText('The answer is the example of its specification')).toBeVisible()
  await page.getByRole('form', { name: 'Call getProject' }).getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('region', { name: /^Answer/ })).toContainText('200')
})

test('the menu slides over the page on a narrow screen, and a link of it closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.origin}/somewhere/direct-carrier-billing.html`)
  const menu = page.getByRole('navigation', { name: 'Direct Carrier Billing' })
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('button', { name: 'charges' }).press('Escape')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('button', { name: 'charges' }).click()
  await inspect(page, 'docs-site-menu')
  await menu.getByRole('link', { name: 'Refund a charge' }).click()
  await expect(menu).toBeHidden()
  await expectLanded(page, 'refundCharge')
})

test('the first stop of the Tab key skips the menu, and the theme that is chosen stays', async ({ page }) => {
  await page.goto(`${server.origin}/somewhere/direct-carrier-billing.html`)
  await page.keyboard.press('Tab')
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const theme = page.locator('html')
  await page.getByRole('button', { name: 'Change to light' }).click()
  await page.getByRole('button', { name: 'Change to dark' }).click()
  await expect(theme).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(theme).toHaveAttribute('data-theme', 'dark')
})

test('npm run bench:docs prints the figures of a page', () => {
  test.setTimeout(240_000)
  const words = ['scripts/bench-docs.ts', '--spec', 'small', '--peers', '', '--runs', '1']
  expect(execFileSync(process.execPath, words, { cwd: root, encoding: 'utf8' })).toContain('axe findings, dark')
})

/** Requests to other origins. */
function watchRequests(page: Page, address: string): string[] {
  const others: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(address)) others.push(request.url())
  })
  return others
}

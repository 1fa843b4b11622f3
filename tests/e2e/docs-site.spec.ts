import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { StaticServer } from '../../scripts/bench-docs/static-server.ts'
import { files, root } from '../support/tree.ts'
import { inspect } from './support/inspection.ts'
import { test } from './support/test.ts'

const folder = mkdtempSync(join(tmpdir(), 'docs-site-'))
const site = join(folder, 'site')
const server = new StaticServer()

test.beforeAll(async () => {
  const specs = files('openapi/products/*.yaml', 'openapi/portal.yaml')
  execFileSync(process.execPath, ['scripts/docs-build.ts', ...specs, '--out', site], { cwd: root })
  server.mount('somewhere', site)
  await server.start()
})

test.afterAll(() => {
  server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const places = [
  { from: 'a server', address: () => `${server.origin}/somewhere` },
  { from: 'the disk', address: () => pathToFileURL(site).href },
]

for (const { from, address } of places) {
  test(`the site, opened from ${from}, reads and leads from page to page`, async ({ page }) => {
    const others = watchRequests(page, address())
    await page.goto(`${address()}/index.html`)
    await inspect(page, `docs-site-index-${from}`)
    await page.getByRole('link', { name: 'Direct Carrier Billing' }).click()
    await expect(page.getByRole('heading', { name: 'Direct Carrier Billing', level: 1 })).toBeVisible()
    await expect(page).toHaveTitle('Direct Carrier Billing')
    await inspect(page, `docs-site-product-${from}`)
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
}

/** The place stands where its margin says, within 8 pixels, and stays there. */
async function expectLanded(page: Page, id: string): Promise<void> {
  const distance = () =>
    page.evaluate((place) => {
      const target = document.getElementById(place)
      if (!target) return Number.POSITIVE_INFINITY
      return Math.abs(target.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(target).scrollMarginTop))
    }, id)
  await expect.poll(distance).toBeLessThanOrEqual(8)
}

/** Requests that went anywhere else than to the site. */
function watchRequests(page: Page, address: string): string[] {
  const others: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(address)) others.push(request.url())
  })
  return others
}

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { root } from '../support/tree.ts'
import { test } from './support/test.ts'
import { unbrokenSpec } from './support/unbroken-spec.ts'

let folder = ''
const address = () => pathToFileURL(join(folder, 'site/unbroken.html')).href

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'long-names-'))
  const site = join(folder, 'site')
  const file = join(folder, 'unbroken.json')
  writeFileSync(file, JSON.stringify(unbrokenSpec))
  execFileSync(process.execPath, ['scripts/docs-build.ts', file, '--out', site, '--table', 'x-codes'], { cwd: root })
})

test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

for (const width of [320, 390, 768]) {
  test(`names without a place to break stay on a page of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${address()}#longest/response/200`)
    await expandAll(page)
    expect(await beyondTheEdge(page), 'documentation').toEqual([])

    await page.getByRole('combobox', { name: /^Find/ }).fill('unbroken')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await beyondTheEdge(page), 'search').toEqual([])
    const results = page.locator('.ref-results')
    expect(await results.evaluate((list) => list.scrollWidth - list.clientWidth), 'results').toBe(0)
    await page.getByRole('combobox', { name: /^Find/ }).press('Escape')

    await page.getByRole('button', { name: 'Open menu' }).click()
    expect(await beyondTheEdge(page), 'menu').toEqual([])
    await page.getByRole('button', { name: 'Close menu' }).click()

    await page.goto(`${address()}#longest/try-out`)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('region', { name: /^Answer/ })).toBeVisible()
    expect(await beyondTheEdge(page), 'TRY OUT').toEqual([])
  })
}

/** An expanded part may have parts to expand. A schema that contains itself never ends. */
async function expandAll(page: Page): Promise<void> {
  const folded = page.getByRole('main').locator('button[aria-expanded=false]')
  await expect(folded.first()).toBeVisible()
  for (let round = 0; round < 3; round++) {
    await folded.evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click()
    })
  }
}

/** Elements that end right of the window, except inside an element that scrolls by itself. */
function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth: width, scrollWidth } = document.documentElement
    const isInScroller = (element: Element) => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') return true
      }
      return false
    }
    const found = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > width + 1 && !isInScroller(element),
    )
    const names = found.map(({ tagName, className }) => `${tagName} ${className}`)
    return scrollWidth > width ? [`the page: ${scrollWidth} of ${width}`, ...names] : names
  })
}

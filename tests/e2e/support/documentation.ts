import { expect, type Locator, type Page } from '@playwright/test'
import { arriveAt, openFromMenu } from './gestures.ts'

export const billing = '/api-doc/direct-carrier-billing'

/** A section of a product's page: an operation, a tag, a table. */
export const section = (page: Page, name: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, level: 2, exact: true }) })

/** Opens the product's page by the menu and its card. */
export async function openBilling(page: Page): Promise<void> {
  await openFromMenu(page, 'Documentation')
  await arriveAt(page, 'Documentation')
  await page.getByRole('main').getByRole('link', { name: 'Direct Carrier Billing' }).click()
  await expect(page.getByRole('heading', { name: 'Direct Carrier Billing', level: 1 })).toBeVisible()
}

/** Opens TRY OUT of an operation on the page; the form names its call. */
export async function openTryOut(page: Page, operation: string): Promise<Locator> {
  const place = section(page, operation)
  await place.getByRole('tab', { name: 'TRY OUT' }).click()
  await expect(place.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  return place
}

/** Sends the open form and waits for the answer's line. */
export async function send(place: Locator, answer: string | RegExp): Promise<void> {
  await place.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(place.getByRole('region', { name: 'Answer' })).toContainText(answer)
}

/** Waits until the product's page is loaded completely, for offline use. */
export async function wholePage(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('documentation-whole').length), { timeout: 20_000 })
    .toBeGreaterThan(0)
}

/** Collects the page's network requests from now on, without those of the bell, which tries its stream again by itself. */
export function requestsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):|\/portal\/notifications/.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** Pixels between where a link leads and where the page comes to rest. */
export const landingTolerance = 4

/** Waits until the page is where the link leads, and checks that it stays there while it renders and measures. */
export async function expectLanded(page: Page, anchor: string): Promise<void> {
  await expect
    .poll(() => offTarget(page, anchor), { message: `${anchor} is where the link leads` })
    .toBeLessThanOrEqual(landingTolerance)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame)
  })
  expect(await offTarget(page, anchor), `${anchor} stays there`).toBeLessThanOrEqual(landingTolerance)
}

/** Distance in pixels between a heading or property and its target position. */
export async function offTarget(page: Page, anchor: string): Promise<number> {
  return page.evaluate((id) => {
    const target = document.getElementById(id)
    if (!target) return Number.POSITIVE_INFINITY
    const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0
    return Math.abs(target.getBoundingClientRect().top - margin)
  }, anchor)
}

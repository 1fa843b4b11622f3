import { expect, type Page } from '@playwright/test'
import {
  billing,
  expectLanded,
  landingTolerance,
  offTarget,
  openBilling,
  openTryOut,
  section,
} from './support/documentation.ts'
import { signIn } from './support/gestures.ts'
import { registerPartner } from './support/people.ts'
import { test } from './support/test.ts'

const charging = 'Charge a subscriber'

test.beforeEach(async ({ page, request }) => signIn(page, await registerPartner(request)))

test('menu and address name the operation that fills the upper half', { tag: '@phone' }, async ({ page }) => {
  await page.goto(billing)
  await expect(page.getByRole('heading', { level: 1, name: 'Direct Carrier Billing' })).toBeVisible()
  for (const anchor of ['identifyCustomer', 'createCharge', 'getCharge']) {
    await scrollToMost(page, anchor)
    await expect(page).toHaveURL(new RegExp(`#${anchor}$`))
    await expect(current(page)).toHaveAttribute('href', `#${anchor}`)
  }
})

test('a property stays in the address as long as the reader stays in its operation', async ({ page }) => {
  await page.goto(`${billing}#createCharge/request/userToken`)
  await expectLanded(page, 'createCharge/request/userToken')
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 150)
  await expect.poll(() => offTarget(page, 'createCharge/request/userToken')).toBeGreaterThan(100)
  await settled(page)
  // The sections above are rendered now. The page has moved only by what the wheel turned.
  expect(Math.abs((await offTarget(page, 'createCharge/request/userToken')) - 150)).toBeLessThanOrEqual(
    landingTolerance,
  )
  await expect(page).toHaveURL(/#createCharge\/request\/userToken$/)
  await scrollToMost(page, 'getCharge')
  await expect(page).toHaveURL(/#getCharge$/)
})

test('scrolling names the operation in the address, and Back leaves the page in one step', async ({ page }) => {
  await openBilling(page)
  await page.mouse.move(700, 500)
  for (const anchor of ['requestOneTimePassword', 'createCharge']) {
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 300)
        return anchorAt(page)
      }, turning)
      .toBe(anchor)
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/api-doc$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Documentation' })).toBeVisible()
})

const anchorAt = (page: Page) => new URL(page.url()).hash.slice(1)

test('TRY OUT opened by its tab is kept by a reload and closed by Back', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${billing}#createCharge/request/userToken`)
  await expectLanded(page, 'createCharge/request/userToken')
  const place = section(page, charging)
  await scrollToTabs(page)
  const tab = place.getByRole('tab', { name: 'TRY OUT' })
  const before = await tab.boundingBox()
  await openTryOut(page, charging)
  await expect(page).toHaveURL(/#createCharge\/try-out$/)
  await settled(page)
  const after = await tab.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), 'the tab stays where it was').toBeLessThanOrEqual(2)

  await page.reload()
  await expect(place.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expectLanded(page, 'createCharge/try-out')
  await expect(tab).toBeInViewport()
  await settled(page)
  await expect(page).toHaveURL(/#createCharge\/try-out$/)

  await page.goBack()
  await expect(place.getByRole('tab', { name: 'Documentation' })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/#createCharge(\/request\/userToken)?$/)
  await page.goForward()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

test('the address does not change while the reader works in a form further down', async ({ page }) => {
  await page.goto(`${billing}#createCharge`)
  await expectLanded(page, 'createCharge')
  const place = await openTryOut(page, charging)
  await place.getByLabel('userToken').focus()
  await page.evaluate(() => {
    const top = document.querySelector('[data-anchor="createCharge"]')?.getBoundingClientRect().top ?? 0
    window.scrollBy({ top: top - window.innerHeight * 0.7, behavior: 'instant' })
  })
  await settled(page)
  await expect(page).toHaveURL(/#createCharge\/try-out$/)
})

const current = (page: Page) => page.locator('nav a[href^="#"][aria-current="location"]')

/** A turn of the wheel every tenth of a second. By default Playwright polls once a second, and these pages are long. */
const turning = { intervals: [100] }

/** Scrolls in steps, like a reader, until a section fills most of the upper half. */
async function scrollToMost(page: Page, anchor: string): Promise<void> {
  await scrollTo(page, `[data-anchor="${anchor}"]`, 0.25)
}

async function scrollToTabs(page: Page): Promise<void> {
  await scrollTo(page, '[data-anchor="createCharge"] [role="tablist"]', 0.3)
}

async function scrollTo(page: Page, target: string, share: number): Promise<void> {
  await page.mouse.move(700, 500)
  await expect
    .poll(async () => {
      const distance = await page.evaluate(
        ([selector, part]) => {
          const { innerHeight } = window
          const top = document.querySelector(selector)?.getBoundingClientRect().top
          return top === undefined ? innerHeight : top - innerHeight * part
        },
        [target, share] as const,
      )
      const step = Math.max(-600, Math.min(600, distance))
      if (Math.abs(step) > 20) await page.mouse.wheel(0, step)
      return Math.abs(distance)
    }, turning)
    .toBeLessThanOrEqual(20)
  await settled(page)
}

/** Longer than the page takes to update the URL, counted in frames, so that it works on a busy machine. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 40; frame++) await new Promise(requestAnimationFrame)
  })
}

import { expect, type Page } from '@playwright/test'
import { signIn } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { holdScripts } from './support/public-pages.ts'
import { test } from './support/test.ts'

const tabs = ['Overview', 'Keys', 'Codes and addresses', 'Calls', 'Handset', 'Analytics', 'Review']
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const band = (page: Page) => page.getByRole('region', { name: 'Environment' })

/** The fullest project of the demo. */
async function openRadio(page: Page): Promise<void> {
  await signIn(page, 'dana', '/projects')
  await page.getByRole('main').getByRole('link', { name: 'Lumen Radio' }).click()
  await expect(page.getByRole('heading', { name: 'Lumen Radio', level: 1 })).toBeVisible()
  // A new page takes the focus to its heading when it sets its title.
  await expect(page).toHaveTitle(/Lumen Radio · Open Platform$/)
}

/** Opens a tab and waits for its content. */
async function open(page: Page, name: string): Promise<void> {
  await tab(page, name).click()
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(0)
  await expect(page).toHaveTitle(`${name} · Lumen Radio · Open Platform`)
}

test('the tabs of a project have addresses that keep the environment', { tag: '@phone' }, async ({ page }) => {
  test.slow()
  await openRadio(page)
  await expect(band(page)).toContainText('Sandbox')
  await page.getByRole('switch', { name: 'Live environment' }).click()
  await expect(band(page)).toHaveAttribute('data-environment', 'live')
  for (const name of tabs) {
    await open(page, name)
    await inspect(page, `Lumen Radio live ${name}`)
  }
  await test.step('a reload stays on the tab, in live', async () => {
    await open(page, 'Handset')
    await page.reload()
    await expect(tab(page, 'Handset')).toHaveAttribute('aria-selected', 'true')
    await expect(band(page)).toHaveAttribute('data-environment', 'live')
    await expect(page).toHaveURL(/\/projects\/[^/]+\/handset\?environment=live$/)
  })
  await test.step('Back leads through the tabs to the sandbox', async () => {
    await page.goBack()
    await expect(tab(page, 'Review')).toHaveAttribute('aria-selected', 'true')
    for (const _ of tabs.slice(1)) await page.goBack()
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true')
    await page.goBack()
    await expect(band(page)).toHaveAttribute('data-environment', 'sandbox')
  })
})

test('the tabs are one stop for the keyboard, which keeps its place', async ({ page }) => {
  await openRadio(page)
  await tab(page, 'Overview').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Keys')).toBeFocused()
  await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Space')
  await expect(tab(page, 'Keys')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('button', { name: 'Generate sandbox key' })).toBeVisible()
  await expect(tab(page, 'Keys')).toBeFocused()
})

test('the tabs stay and keep the focus while a panel waits for its scripts', async ({ page }) => {
  await openRadio(page)
  const release = await holdScripts(page)
  await tab(page, 'Overview').focus()
  await page.keyboard.press('ArrowRight')
  // The focus moves with the next frame.
  await expect(tab(page, 'Keys')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  await expect(tab(page, 'Keys')).toBeFocused()
  release()
  await expect(page.getByRole('button', { name: 'Generate sandbox key' })).toBeVisible()
  await expect(tab(page, 'Keys')).toBeFocused()
})

test('a line runs below each row of tabs on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openRadio(page)
  const rows = await page.getByRole('tab').evaluateAll((all) => {
    const listWidth = all[0]?.parentElement?.clientWidth ?? 0
    const firsts = all.filter(
      (each, at) => each.getBoundingClientRect().top !== all[at - 1]?.getBoundingClientRect().top,
    )
    return firsts.map((first) => {
      const line = getComputedStyle(first, '::before')
      return { isWhole: Number.parseFloat(line.width) >= listWidth, height: line.height }
    })
  })
  expect(rows.length).toBeGreaterThan(1)
  expect(rows).toEqual(rows.map(() => ({ isWhole: true, height: '1px' })))
})

test('with text at 200 % no tab scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await openRadio(page)
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  for (const name of ['Keys', 'Overview']) {
    await open(page, name)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(390)
  }
})

test('each tab is at most three screens tall on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openRadio(page)
  for (const environment of ['sandbox', 'live']) {
    await page.getByRole('switch', { name: 'Live environment' }).setChecked(environment === 'live')
    for (const name of tabs) {
      await open(page, name)
      await expectThreeScreens(page, `${name} in ${environment}`)
    }
    await open(page, 'Analytics')
    await page.getByRole('button', { name: 'Calls', exact: true }).click()
    await expect(page.getByRole('table', { name: 'Decline reasons' }).or(page.getByText('No charge was'))).toBeVisible()
    await expectThreeScreens(page, `calls of Analytics in ${environment}`)
  }
})

async function expectThreeScreens(page: Page, name: string): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height, `height of ${name}`).toBeLessThanOrEqual(3 * 844)
}

test('focus rings in table cells are whole', async ({ page }) => {
  await openRadio(page)
  await page.goto('/projects')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  expect(await clippedRings(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Lumen Radio' }).click()
  for (const name of ['Keys', 'Codes and addresses', 'Calls']) {
    await open(page, name)
    expect(await clippedRings(page), name).toEqual([])
  }
})

/** The links and buttons in table cells whose outline of 4 px an element around them cuts off. */
const clippedRings = (page: Page) =>
  page.locator('main tbody :is(a, button)').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const ring = control.getBoundingClientRect()
      for (let frame = control.parentElement; frame; frame = frame.parentElement) {
        if (getComputedStyle(frame).overflowX === 'visible') continue
        const { left, right, top, bottom } = frame.getBoundingClientRect()
        const room = Math.min(ring.left - left, right - ring.right, ring.top - top, bottom - ring.bottom)
        // Heights of lines have fractions.
        if (room < 3.5) return [`${control.textContent} in ${frame.tagName}: ${room}`]
      }
      return []
    }),
  )

test('an address of the former single page leads to its tab', async ({ page }) => {
  await openRadio(page)
  const { pathname } = new URL(page.url())
  await page.goto(`${pathname}#handset`)
  await expect(page).toHaveURL(new RegExp(`${pathname}/handset$`))
  await expect(page.getByRole('heading', { name: 'Simulated handset' })).toBeVisible()
})

import { expect, type Page } from '@playwright/test'
import { arriveAt, openFromMenu, openWizard, signIn, signInHere, signInWithProject } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { registerPartner } from './support/people.ts'
import { waitForHydration } from './support/public-pages.ts'
import { test } from './support/test.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search the portal' })
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })
const group = (page: Page, name: string) => palette(page).getByRole('group', { name })

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Search' }).click()
  await palette(page).getByRole('combobox').fill(words)
}

test('a partner finds screens, projects, operations and articles by name', async ({ page, request }) => {
  await signInWithProject(page, await registerPartner(request), 'Quokka Radio')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(group(page, 'Screens')).toBeVisible()
  await inspect(page, 'Search')

  await page.keyboard.type('quok')
  await expect(option(page, /^Quokka Radio/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await arriveAt(page, 'Quokka Radio')
  await expect(palette(page)).toBeHidden()

  await search(page, 'refund')
  await expect(group(page, 'API operations').getByRole('option').first()).toContainText('Direct Carrier Billing')
  await expect(group(page, 'Articles')).toBeVisible()
  await inspect(page, 'Search with results')
  await group(page, 'API operations').getByRole('option').first().click()
  await page.waitForURL(/\/api-doc\/direct-carrier-billing#\w+/)

  await page.keyboard.press('Control+k')
  await palette(page).getByRole('combobox').fill('rate c')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/rate-cards$/)

  await search(page, '/v1/charges/refund')
  await expect(group(page, 'API operations').getByRole('option')).toHaveText([/^Refund a charge/])
  await palette(page).getByRole('combobox').fill('q')
  await expect(palette(page)).toContainText('Type two letters or more to search everything.')
  await palette(page).getByRole('combobox').fill('xylophone quagga')
  await expect(palette(page)).toContainText("No results for 'xylophone quagga'.")
  await inspect(page, 'Search with nothing found')
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
})

test('the arrow keys wrap around, and focus returns to the opener', async ({ page, request }) => {
  await signIn(page, await registerPartner(request))
  const opener = page.getByRole('button', { name: 'Search' })
  await opener.click()
  const options = palette(page).getByRole('option')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  const input = palette(page).getByRole('combobox')
  expect(await input.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'))
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a visitor finds public pages only', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about-us')
  await waitForHydration(page)
  const button = page.getByRole('banner').getByRole('button', { name: 'Search the portal' })
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  const isNarrow = await menu.isVisible()
  if (isNarrow) await menu.click()
  if (isNarrow) await inspect(page, "A visitor's menu")
  await button.click()
  await expect(palette(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(isNarrow ? menu : button).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeVisible()
  await page.keyboard.type('projects')
  await expect(option(page, /Sign IN/)).toBeHidden()
  await expect(group(page, 'Projects')).toBeHidden()
  await expect(group(page, 'API operations')).toBeHidden()
  // An invalid query is not sent, so the console stays clean.
  await palette(page).getByRole('combobox').fill('<b')
  await expect(palette(page)).toContainText("No results for '<b'.")
  await palette(page).getByRole('combobox').fill('showcase')
  await inspect(page, "A visitor's search")
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/showcase$/)
})

test('search forgets the projects of a partner who was signed out', async ({ page, request }) => {
  const partner = await registerPartner(request)
  // A late request of the page would be refused once the session has ended.
  const readings = [/\/readiness\?/, /\/endings\?/].map((address) => page.waitForResponse(address))
  await signInWithProject(page, partner, 'Quokka Radio')
  await Promise.all(readings)
  await search(page, 'quokka')
  await expect(option(page, /^Quokka Radio/)).toBeVisible()
  await page.evaluate(() => localStorage.setItem('debug.idleMs', '500'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const timedOut = page.getByRole('alertdialog', { name: 'Session timed out' })
  await expect(timedOut).toBeVisible()
  await expect(palette(page)).toBeHidden()
  await page.evaluate(() => localStorage.removeItem('debug.idleMs'))
  await timedOut.getByRole('button', { name: 'SignIn and come back' }).click()
  await page.waitForURL(/\/signin\?/)

  await page.keyboard.press('Control+k')
  await expect(option(page, /Sign IN/)).toBeVisible()
  await expect(group(page, 'Projects')).toBeHidden()
  await palette(page).getByRole('combobox').fill('quokka')
  await expect(palette(page)).toContainText("No results for 'quokka'.")
  await page.keyboard.press('Escape')
  await signInHere(page, partner)
  await expect(page.getByRole('heading', { name: 'Quokka Radio' })).toBeVisible()
})

test('search does not open over an open dialog', async ({ page, request }) => {
  await signIn(page, await registerPartner(request))
  await openWizard(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeVisible()
})

test('search asks before it leaves unsaved input', async ({ page, request }) => {
  await signIn(page, await registerPartner(request))
  await openFromMenu(page, 'Profile')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Company name').fill('Harbour Pte Ltd')
  const leave = async (answer: 'dismiss' | 'accept') => {
    const asked = page.waitForEvent('dialog')
    await search(page, 'rate c')
    const chosen = palette(page).getByRole('combobox').press('Enter')
    const question = await asked
    expect(question.message()).toBe('Leave without saving? What you have typed will be lost.')
    await question[answer]()
    await chosen
  }
  await leave('dismiss')
  await expect(palette(page)).toBeHidden()
  await expect(page.getByLabel('Company name')).toHaveValue('Harbour Pte Ltd')
  await leave('accept')
  await page.waitForURL(/\/rate-cards$/)
})

test('a search that fails to load says so and loads on the next press', async ({ page, request, consoleErrors }) => {
  consoleErrors.expect(/net::ERR_FAILED/)
  await signIn(page, await registerPartner(request))
  await expect(page.getByRole('region', { name: 'Status messages' })).toBeAttached()
  await page.route('**/assets/palette-*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('The search could not be loaded. Check your connection and try again.')).toBeVisible()
  await page.unroute('**/assets/palette-*.js')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(palette(page)).toBeVisible()
})

test('the business admin finds partners and projects of every state', async ({ page }) => {
  await signIn(page, 'bea')
  await search(page, 'lumen')
  await expect(group(page, 'Partners').getByRole('option').first()).toContainText('Lumen')
  await expect(group(page, 'Projects').getByRole('option', { name: /Lumen Radio/ })).toContainText('Live')
  await expect(group(page, 'API operations')).toBeHidden()
  await inspect(page, "A business admin's search")
  await group(page, 'Projects')
    .getByRole('option', { name: /Lumen Radio/ })
    .click()
  await page.waitForURL(/\/sms-template\//)
})

test('a search source that fails is reported and can be retried', async ({ page, request, consoleErrors }) => {
  consoleErrors.expect(/net::ERR_FAILED/)
  await signIn(page, await registerPartner(request))
  await page.route('**/portal/resources/**', (route) => route.abort())
  await search(page, 'refund')
  await expect(palette(page).getByRole('alert')).toContainText('Not everything could be searched.')
  await expect(group(page, 'API operations')).toBeVisible()
  await inspect(page, 'Search that could not ask everything')
  await page.unroute('**/portal/resources/**')
  await palette(page).getByRole('button', { name: 'Try again' }).click()
  await expect(group(page, 'Articles')).toBeVisible()
})

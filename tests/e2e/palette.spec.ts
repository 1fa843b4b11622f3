import { expect, type Page } from '@playwright/test'
import { arriveAt, createProject, signIn } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { registerPartner } from './support/people.ts'
import { test } from './support/test.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search the portal' })
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })
const group = (page: Page, name: string) => palette(page).getByRole('group', { name })

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Search' }).click()
  await palette(page).getByRole('combobox').fill(words)
}

test('a partner gets to screens, projects, operations and articles by name', async ({ page, request }) => {
  await signIn(page, await registerPartner(request))
  await createProject(page, 'Quokka Radio')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(group(page, 'Screens')).toBeVisible()
  await inspect(page, 'Search')

  await page.keyboard.type('quok')
  await expect(option(page, /Quokka Radio/)).toHaveAttribute('aria-selected', 'true')
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

  await search(page, 'xylophone quagga')
  await expect(palette(page)).toContainText("Nothing you can open is called 'xylophone quagga'.")
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
})

test('the arrows go round, and the focus returns to where it was', { tag: '@any-width' }, async ({ page, request }) => {
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

test('a visitor finds what is public, and nothing else', async ({ page }) => {
  await page.goto('/about-us')
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeVisible()
  await page.keyboard.type('projects')
  await expect(option(page, /Sign IN/)).toBeHidden()
  await expect(group(page, 'Projects')).toBeHidden()
  await expect(group(page, 'API operations')).toBeHidden()
  // What the server would refuse is not asked for: the console has nothing to complain about.
  await palette(page).getByRole('combobox').fill('<b')
  await expect(palette(page)).toContainText("Nothing you can open is called '<b'.")
  await palette(page).getByRole('combobox').fill('showcase')
  await inspect(page, "A visitor's search")
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/showcase$/)
})

test('the business admin finds partners and projects of every state', { tag: '@any-width' }, async ({ page }) => {
  await signIn(page, 'bea')
  await search(page, 'lumen')
  await expect(group(page, 'Partners').getByRole('option').first()).toContainText('Lumen')
  await expect(group(page, 'Projects').getByRole('option', { name: /Lumen Radio/ })).toContainText('Live')
  await expect(group(page, 'API operations')).toBeHidden()
  await group(page, 'Projects')
    .getByRole('option', { name: /Lumen Radio/ })
    .click()
  await page.waitForURL(/\/sms-template\//)
})

test('what cannot be asked is said, and asked again', { tag: '@any-width' }, async ({ page, request, complaints }) => {
  complaints.expect(/net::ERR_FAILED/)
  await signIn(page, await registerPartner(request))
  await page.route('**/portal/resources/**', (route) => route.abort())
  await search(page, 'refund')
  await expect(palette(page).getByRole('alert')).toContainText('Not everything could be searched.')
  await expect(group(page, 'API operations')).toBeVisible()
  await page.unroute('**/portal/resources/**')
  await palette(page).getByRole('button', { name: 'Try again' }).click()
  await expect(group(page, 'Articles')).toBeVisible()
})

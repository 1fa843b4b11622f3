import { expect, type Page } from '@playwright/test'
import { openFromMenu, signIn } from './support/gestures.ts'
import { registerPartner } from './support/people.ts'
import { test } from './support/test.ts'

const accessToken = (page: Page) => page.evaluate(() => localStorage.getItem('at'))

test('the access token is renewed before it expires, without a message', async ({ page, request }) => {
  await page.clock.install()
  await signIn(page, await registerPartner(request))
  const before = await accessToken(page)
  await page.clock.fastForward('14:30')
  await openFromMenu(page, 'Rate Cards')
  await expect(page.getByRole('table', { name: 'Direct Carrier Billing' })).toBeVisible()
  expect(await accessToken(page)).not.toBe(before)
})

test('a rejected token is renewed, and the call repeated', async ({ page, request, consoleErrors }) => {
  consoleErrors.expect(/status of 401/)
  await signIn(page, await registerPartner(request))
  await page.evaluate(() => localStorage.setItem('at', `${localStorage.getItem('at')}x`))
  await openFromMenu(page, 'Rate Cards')
  await expect(page.getByRole('table', { name: 'Direct Carrier Billing' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('with both tokens invalid, the user is asked to sign in', async ({ page, request, consoleErrors }) => {
  consoleErrors.expect(/status of 401/)
  await signIn(page, await registerPartner(request))
  await page.evaluate(() => {
    localStorage.setItem('at', 'forged')
    localStorage.setItem('rt', 'forged')
  })
  // Not from the menu: hovering prefetches the page, and the answer may arrive before the click.
  await page.goto('/rate-cards')
  await expect(
    page.getByRole('dialog', { name: 'Logged Out' }).or(page.getByRole('heading', { name: 'Sign In' })),
  ).toBeVisible()
})

import { expect, type Page } from '@playwright/test'
import { signIn, signInHere } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { registerPartner } from './support/people.ts'
import { test } from './support/test.ts'

const timedOut = (page: Page) => page.getByRole('alertdialog', { name: 'Session timed out' })

// The tab that notices the end second may take over the stream of notifications from the first.
const streamOfEndedSession = /status of 401/

test('idle time ends the session in every tab, and signing in restores them', async ({
  page,
  context,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(streamOfEndedSession)
  const person = await registerPartner(request)
  await signIn(page, person)
  const other = await context.newPage()
  await other.goto('/projects')
  await expect(other.getByText('Create your first project now')).toBeVisible()

  // Two seconds without input count as idle from here on; focusing a tab checks it.
  await page.evaluate(() => localStorage.setItem('debug.idleMs', '2000'))
  for (const tab of [page, other]) await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  for (const tab of [page, other]) {
    await expect(timedOut(tab)).toContainText("You've been logged out due to inactivity")
  }
  await inspect(page, 'Session timed out')
  expect(await page.evaluate(() => localStorage.getItem('at'))).toBeNull()

  await page.evaluate(() => localStorage.removeItem('debug.idleMs'))
  await page.getByRole('button', { name: 'SignIn and come back' }).click()
  await signInHere(page, person)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(timedOut(other)).toBeHidden()
  await expect(other.getByText('Create your first project now')).toBeVisible()
})

test('signing out ends the session in the other tab as well', async ({ page, context, request, consoleErrors }) => {
  consoleErrors.expect(streamOfEndedSession)
  await signIn(page, await registerPartner(request))
  const other = await context.newPage()
  await other.goto('/projects')
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/signin/)
  await other.goto('/rate-cards')
  await expect(other).toHaveURL(/\/signin/)
})

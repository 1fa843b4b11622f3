import { expect } from '@playwright/test'
import { arriveAt, signIn } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { holdScripts } from './support/public-pages.ts'
import { test } from './support/test.ts'

test('a staff member edits their own profile', async ({ page }) => {
  await signIn(page, 'theo')
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('link', { name: 'View Profile' }).click()
  await page.waitForURL(/\/user-profile$/)
  await expect(page.getByLabel('Business email')).toHaveValue('theo@portal.example')
  await expect(page.getByLabel('Business email')).not.toBeEditable()
  await expect(page.getByRole('table', { name: 'Sessions' })).toContainText('This session')
  await arriveAt(page, 'Profile')
  await page.getByLabel('Job title').fill('Head of Integration')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved!')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Job title')).toHaveValue('Head of Integration')
})

test('the shell stays while a page waits for its scripts', async ({ page }) => {
  await signIn(page, 'theo')
  const account = page.getByRole('button', { name: /Account of/ })
  await account.click()
  const profile = page.getByRole('link', { name: 'View Profile' })
  await expect(profile).toBeVisible()
  const release = await holdScripts(page)
  await profile.click()
  await expect(page.getByRole('status', { name: 'Loading' }).first()).toBeVisible()
  await expect(account).toBeVisible()
  release()
  await arriveAt(page, 'Profile')
})

test('a save does not overwrite a change that staff made in another tab', async ({ page, consoleErrors }) => {
  await signIn(page, 'theo')
  const other = await page.context().newPage()
  for (const tab of [page, other]) await tab.goto('/user-profile')
  await other.getByLabel('Address', { exact: true }).fill('2 Harbour Front')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Saved!')).toBeVisible()

  consoleErrors.expect(/409/)
  await page.getByLabel('Job title').fill('Head of Validation')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This profile was changed meanwhile, in another tab or browser.')).toBeVisible()
  await expect(page.getByLabel('Job title')).toHaveValue('Head of Validation')
  await inspect(page, 'Own profile changed elsewhere')
  await page.getByRole('button', { name: 'Load the saved version' }).click()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('2 Harbour Front')
})

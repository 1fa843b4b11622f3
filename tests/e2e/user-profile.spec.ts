import { expect } from '@playwright/test'
import { arriveAt, signIn } from './support/gestures.ts'
import { test } from './support/test.ts'

test('theo finds his own profile and says how he can be reached', async ({ page }) => {
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

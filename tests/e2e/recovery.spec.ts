import { expect } from '@playwright/test'
import { temporaryStaff } from '../support/staff-accounts.ts'
import { arriveAt, enterCode, enterPassword, signInHere } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { readCode } from './support/mailbox.ts'
import { registerPartner, stranger } from './support/people.ts'
import { test } from './support/test.ts'

test('a forgotten password is replaced by mail', async ({ page, request }) => {
  const person = await registerPartner(request)
  await page.goto('/signin')
  await page.getByRole('link', { name: /forgot/i }).click()
  await arriveAt(page, 'Forgot password')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Recover Password' }).click()

  await arriveAt(page, 'Reset Password')
  await page.getByLabel('Code', { exact: true }).fill(await readCode(request, person.email))
  await page.getByLabel('Password', { exact: true }).fill('Lighthouse#2028')
  await page.getByLabel('Confirm Password').fill('Lighthouse#2028')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Password successfully reset. Please sign in again.')).toBeVisible()

  await signInHere(page, { ...person, password: 'Lighthouse#2028' })
  await expect(page).toHaveURL(/\/dashboard/)
})

test('the page asked for is opened after signing in, by way of the other auth screens too', async ({
  page,
  request,
}) => {
  const person = await registerPartner(request)
  await page.goto('/projects')
  await expect(page).toHaveURL(/\/signin\?.*redirect=/)
  await page.getByRole('link', { name: /forgot/i }).click()
  await expect(page).toHaveURL(/\/forgotpassword\?.*redirect=/)
  await page.getByRole('link', { name: 'Sign In' }).click()
  await signInHere(page, person)
  await expect(page).toHaveURL(/\/projects$/)
})

test('a redirect to another origin is ignored', async ({ page, request }) => {
  const person = await registerPartner(request)
  await page.goto('/signin?redirect=https%3A%2F%2Fevil.example%2Fprojects')
  await signInHere(page, person)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a wrong password and an unknown address show the same message', async ({ page, request, consoleErrors }) => {
  consoleErrors.expect(/status of 401/)
  const person = await registerPartner(request)
  await page.goto('/signin')
  await enterPassword(page, { ...person, password: 'Wrong#2026' })
  await expect(page.getByRole('alert')).toContainText('Incorrect username or password.')
  await enterPassword(page, stranger())
  await expect(page.getByRole('alert')).toContainText('Incorrect username or password.')
})

test('a wrong code says so, and the right one still opens', async ({ page, request, consoleErrors }) => {
  consoleErrors.expect(/status of 422/)
  const person = await registerPartner(request)
  await page.goto('/signin')
  await enterPassword(page, person)
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await expect(page.getByRole('alert')).toBeVisible()
  await enterCode(page, person)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the sign-in step is not in the history behind the code', async ({ page, request }) => {
  const person = await registerPartner(request)
  await page.goto('/version')
  await page.goto('/signin')
  await signInHere(page, person)
  await page.goBack()
  await expect(page).not.toHaveURL(/\/signin/)
})

test('a partner changes the password while signed in, and signs in with the new one', async ({ page, request }) => {
  const person = await registerPartner(request)
  await page.goto('/signin')
  await signInHere(page, person)
  await page.goto('/partner-profile')
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await dialog.getByLabel('Current password').fill(person.password)
  await dialog.getByLabel('New password', { exact: true }).fill('Lighthouse#2028')
  await dialog.getByLabel('Confirm new password').fill('Lighthouse#2028')
  await inspect(page, 'Change password')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password was changed.')).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.goto('/logout')
  // The session ends after the page is loaded.
  await expect(page).toHaveURL(/\/signin/)
  await signInHere(page, { ...person, password: 'Lighthouse#2028' })
  await expect(page).toHaveURL(/\/dashboard/)
})

test('a new member of staff replaces the temporary password at the first sign-in', async ({ page }) => {
  await page.goto('/signin')
  await enterPassword(page, temporaryStaff)
  await enterCode(page, temporaryStaff)
  await page.waitForURL(/\/new-password/)
  await arriveAt(page, 'New password')
  await page.goto('/business-internal-home')
  await expect(page).toHaveURL(/\/signin\?/)

  await enterPassword(page, temporaryStaff)
  await enterCode(page, temporaryStaff)
  await page.getByLabel('Current password').fill(temporaryStaff.password)
  await page.getByLabel('New password', { exact: true }).fill('Lighthouse#2028')
  await page.getByLabel('Confirm new password').fill('Lighthouse#2028')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveURL(/\/business-internal-home/)
})

import { expect } from '@playwright/test'
import { arriveAt, enterCode, expectRow, inspect, openFromMenu, signInHere } from './support/gestures.ts'
import { stranger } from './support/people.ts'
import { test } from './support/test.ts'

test('a new partner signs up, creates a project and holds a working sandbox key', async ({ page }) => {
  test.slow()
  const mira = stranger()

  await test.step('signs up and confirms', async () => {
    await page.goto('/signup')
    await arriveAt(page, 'Sign Up')
    await page.getByLabel('Email', { exact: true }).fill(mira.email)
    await page.getByLabel('Password', { exact: true }).fill(mira.password)
    await page.getByLabel('Confirm Password').fill(mira.password)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await page.waitForURL(/\/confirmsignup/)
    await inspect(page, 'Confirm sign up')
    await enterCode(page, mira)
    await expect(page.getByText('Your account is confirmed. Please sign in again.')).toBeVisible()
  })

  await test.step('signs in with password and code', async () => {
    await arriveAt(page, 'Sign In')
    await signInHere(page, mira)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText('There are no live projects.')).toBeVisible()
    await inspect(page, 'Dashboard')
  })

  await test.step('creates a project', async () => {
    await openFromMenu(page, 'Projects')
    await expect(page.getByText('Create your first project now')).toBeVisible()
    await inspect(page, 'Projects empty')
    await page.getByRole('button', { name: 'Create Project' }).first().click()
    await inspect(page, 'Create project terms')
    await page.getByRole('button', { name: 'Agree', exact: true }).click()
    await inspect(page, 'Create project form')
    await page.getByLabel('Project name').fill('Fleet tracker')
    await page.getByLabel('Description').fill('Charges drivers for parking by phone.')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page
      .getByRole('button', { name: 'Go to project' })
      .or(page.getByRole('link', { name: 'Go to project' }))
      .click()
    await arriveAt(page, 'Fleet tracker')
  })

  await test.step('sees it in the list', async () => {
    await page.getByRole('link', { name: 'Projects', exact: true }).last().click()
    await expectRow(page.getByRole('table'), { Name: 'Fleet tracker' })
    await inspect(page, 'Projects')
    await page.getByRole('table').getByRole('link', { name: 'Fleet tracker' }).click()
  })

  await test.step('generates a sandbox key, shown once, and revokes it', async () => {
    await page
      .getByRole('button', { name: /generate/i })
      .first()
      .click()
    const value = page.getByText(/^sandbox_[0-9A-Za-z]+$/)
    await expect(value).toBeVisible()
    await inspect(page, 'Key value')
    const key = await value.innerText()
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(page.getByText(key)).toBeHidden()
    await page
      .getByRole('button', { name: /revoke/i })
      .first()
      .click()
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: /revoke/i })
      .click()
    await expect(page.getByText(/revoked/i).first()).toBeVisible()
    await inspect(page, 'Project details')
  })
})

import { expect, type Page } from '@playwright/test'
import { arriveAt, enterCode, expectRow, fillProject, openFromMenu, openTab, signInHere } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { type Person, stranger } from './support/people.ts'
import { test } from './support/test.ts'

test('a new partner signs up, creates a project and holds a sandbox key', { tag: '@phone-only' }, async ({
  page,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const mira = stranger()
  await test.step('signs up and confirms', () => signUp(page, mira))
  await test.step('signs in with password and code', async () => {
    await arriveAt(page, 'Sign In')
    await signInHere(page, mira)
    await arriveAt(page, 'Sign Up Success')
    await page.getByRole('button', { name: 'Return To Previous Page' }).click()
    await expect(page).toHaveURL(/\/about-us$/)
    await page.goto('/dashboard')
    await expect(page.getByText('There are no live projects.')).toBeVisible()
    await inspect(page, 'Dashboard')
  })
  await test.step('creates a project', () => createProject(page))
  await test.step('finds it in the list', async () => {
    await openFromMenu(page, 'Projects')
    const row = await expectRow(page.getByRole('table', { name: 'Projects' }), { Name: 'Fleet tracker', Status: 'New' })
    await inspect(page, 'Projects')
    await row.getByRole('link', { name: 'Fleet tracker' }).click()
    await arriveAt(page, 'Fleet tracker')
  })
  await test.step('generates a key and revokes it', () => generateAndRevoke(page))
  await test.step('is told at home that a revoked key is none', async () => {
    await page.goto('/dashboard')
    const steps = page.getByRole('region', { name: 'Path to going live' })
    await expect(steps.getByText('1 of 5 steps done.')).toBeVisible()
    await expect(steps.getByText('Yours was revoked or has expired. Generate another.')).toBeVisible()
    await inspect(page, 'Home with a revoked key')
    await steps.getByRole('link', { name: 'Generate a sandbox key' }).click()
    await expect(page.getByRole('heading', { name: 'Fleet tracker', level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Generate sandbox key' })).toBeVisible()
  })
})

async function signUp(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/signupsuccess')
  await arriveAt(page, 'Sign In')
  await pressBeforeScriptsRun(page, '/about-us', 'Sign up')
  await arriveAt(page, 'Sign Up')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL(/\/confirmsignup/)
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await inspect(page, 'Confirm sign up')
  await enterCode(page, { email, password })
  await expect(page.getByText('Your account is confirmed. Please sign in again.')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
}

/** On a slow network, a link in the page's Next step loads its target anew. */
async function pressBeforeScriptsRun(page: Page, address: string, link: string): Promise<void> {
  await page.route('**/assets/*.js', () => {})
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('complementary', { name: 'Next step' }).getByRole('link', { name: link }).click()
  await page.unroute('**/assets/*.js')
}

async function createProject(page: Page): Promise<void> {
  await openFromMenu(page, 'Projects')
  await expect(page.getByText('Create your first project now')).toBeVisible()
  await inspect(page, 'Projects empty')
  await page.getByRole('button', { name: 'Create Project' }).click()

  const wizard = page.getByRole('dialog', { name: 'Create Project' })
  await arriveAt(page, 'Terms and conditions')
  await wizard.getByRole('button', { name: 'Agree', exact: true }).click()
  await arriveAt(page, 'About your project')
  await wizard.getByRole('button', { name: 'Create' }).click()
  await expect(wizard.getByText('Please agree to continue.')).toBeVisible()
  await inspect(page, 'About your project incomplete')

  await fillProject(page, 'Fleet tracker')
  await arriveAt(page, 'Your project is ready')
  await page.getByRole('link', { name: 'Go to project' }).click()
  await arriveAt(page, 'Fleet tracker')
  await expect(page.getByRole('switch', { name: 'Live environment' })).toBeDisabled()
}

async function generateAndRevoke(page: Page): Promise<void> {
  await openTab(page, 'Keys')
  await page.getByRole('button', { name: 'Generate sandbox key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your sandbox key' })
  const key = await dialog.getByTestId('secret').innerText()
  expect(key).toMatch(/^sandbox_[0-9A-Za-z]{20,}$/)
  await inspect(page, 'Sandbox key')
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()

  const keys = page.getByRole('table', { name: 'Keys' })
  await expectRow(keys, { Key: key.slice(-4), Status: 'Active', 'Last used': 'Never' })
  await expect(page.getByText(key)).toBeHidden()
  await inspect(page, 'Project with a key')
  await keys.getByRole('button', { name: /^Revoke/ }).click()
  await page.getByRole('alertdialog', { name: 'Revoke this key?' }).getByRole('button', { name: 'Revoke key' }).click()
  await expectRow(keys, { Key: key.slice(-4), Status: 'Revoked' })
  await expect(keys.getByRole('button', { name: /^Revoke/ })).toBeHidden()
}

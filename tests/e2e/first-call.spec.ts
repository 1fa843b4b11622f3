import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Locator, type Page } from '@playwright/test'
import { arriveAt } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { readCode } from './support/mailbox.ts'
import { type Person, stranger } from './support/people.ts'
import { test } from './support/test.ts'

const run = promisify(execFile)

/** Counts the clicks and the filled fields of a journey. */
class Effort {
  clicks = 0
  fields = 0

  async click(target: Locator): Promise<void> {
    this.clicks += 1
    await target.click()
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.fields += 1
    await target.fill(text)
  }
}

test('a visitor makes the first successful call in 12 clicks and 6 fields', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const effort = new Effort()
  const mira = stranger()
  await test.step('signs up', () => signUp(page, mira, effort))
  await test.step('signs in without typing email or password again', () => signIn(page, mira, effort))
  await test.step('creates a project', () => createProject(page, effort))
  await test.step('generates a key and copies the call', () => copyCall(page, effort))
  expect(effort.clicks).toBeLessThanOrEqual(12)
  expect(effort.fields).toBeLessThanOrEqual(6)

  const curl = await page.evaluate(() => navigator.clipboard.readText())
  const { stdout } = await run('sh', ['-c', curl])
  expect(stdout).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(stdout).toContain('"SUCCESS"')
})

async function signUp(page: Page, { email, password }: Person, effort: Effort): Promise<void> {
  await page.goto('/')
  await effort.click(page.getByRole('main').getByRole('link', { name: 'Sign up' }).first())
  await effort.fill(page.getByLabel('Email', { exact: true }), email)
  await effort.fill(page.getByLabel('Password', { exact: true }), password)
  await effort.fill(page.getByLabel('Confirm Password'), password)
  await effort.click(page.getByRole('button', { name: 'Sign Up' }))
  await page.waitForURL(/\/confirmsignup/)
  await pasteCode(page, email, effort, (code) => `Your code is ${code}.`)
}

async function signIn(page: Page, { email, password }: Person, effort: Effort): Promise<void> {
  await expect(page.getByText('Your account is confirmed. Please sign in again.')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  await effort.click(page.getByRole('button', { name: 'Sign In' }))
  await page.waitForURL(/\/signin-mfa/)
  await pasteCode(page, email, effort, (code) => `${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(page.getByText('Your account is ready and you are signed in.')).toBeVisible()
  await effort.click(page.getByRole('link', { name: 'Dashboard' }))
}

/** Needs no click: the field has the focus already, and the code is sent when it is complete. */
async function pasteCode(page: Page, email: string, effort: Effort, write: (code: string) => string): Promise<void> {
  const field = page.getByLabel('Code', { exact: true })
  await expect(field).toBeFocused()
  await effort.fill(field, write(await readCode(page.request, email)))
}

async function createProject(page: Page, effort: Effort): Promise<void> {
  await effort.click(page.getByRole('link', { name: 'Create Project' }).first())
  const wizard = page.getByRole('dialog', { name: 'Create Project' })
  await effort.click(wizard.getByRole('button', { name: 'Agree', exact: true }))
  await expect(wizard.getByLabel('Project name')).toHaveValue('My first project')
  await expect(wizard.getByRole('radio', { name: 'Direct Carrier Billing' })).toBeChecked()
  await effort.fill(wizard.getByLabel('Description'), 'Charges drivers for parking by phone.')
  await effort.click(wizard.getByText('One-time purchase'))
  await effort.click(wizard.getByRole('checkbox', { name: /not related to adult or erotic content/ }))
  await inspect(page, 'About your project complete')
  await effort.click(wizard.getByRole('button', { name: 'Create' }))
  await arriveAt(page, 'Your project is ready')
  await effort.click(page.getByRole('link', { name: 'Go to project' }))
}

async function copyCall(page: Page, effort: Effort): Promise<void> {
  await effort.click(page.getByRole('button', { name: 'Generate sandbox key' }))
  const dialog = page.getByRole('dialog', { name: 'Your sandbox key' })
  const sample = dialog.getByTestId('first-call')
  await expect(sample).toContainText(`X-Api-Key: ${await dialog.getByTestId('secret').innerText()}`)
  await expect(sample).toContainText(`X-Project-ID: ${new URL(page.url()).pathname.split('/')[2]}`)
  await expect(sample).toContainText('X-Partner-ID: ')
  await effort.click(dialog.getByRole('button', { name: 'Copy cURL' }))
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
}

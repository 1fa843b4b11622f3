import { expect } from '@playwright/test'
import { arriveAt, expectRow, openFromMenu, signIn } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { registerPartner } from './support/people.ts'
import { expectShape, projectLists } from './support/project-lists.ts'
import { test } from './support/test.ts'

const homes = [
  { name: 'bea', path: '/business-admin-home', heading: 'OP Home' },
  { name: 'theo', path: '/tech-admin-home', heading: 'OP Home' },
  { name: 'ines', path: '/business-internal-home', heading: 'Pending Approval' },
] as const

for (const { name, path, heading } of homes) {
  test(`${name} of the staff lands on ${path}, and not on a partner's page`, async ({ page }) => {
    await signIn(page, name)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await arriveAt(page, heading)

    await page.goto('/projects')
    await expect(page.getByText('The page you are looking for is not allowed for this role.')).toBeVisible()
    await inspect(page, `Role denied ${name}`)
    await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible()
  })
}

test('bea keeps her own profile', async ({ page }) => {
  await signIn(page, 'bea')
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('link', { name: 'View Profile' }).click()
  await arriveAt(page, 'Profile')
  await expect(page.getByLabel('Business email')).not.toBeEditable()
  await page.getByLabel('Job title').fill('x'.repeat(51))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Maximum length allowed is 50 characters (or you may omit this field).')).toBeVisible()
  await inspect(page, 'Own profile with errors')
  await page.getByLabel('Job title').fill('Head of Partnerships')
  await page.getByLabel('Salutation').selectOption('Mrs.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved!')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Job title')).toHaveValue('Head of Partnerships')
  await expect(page.getByLabel('Salutation')).toHaveValue('Mrs.')
})

test('ines has her password and sessions, but no profile', async ({ page }) => {
  await signIn(page, 'ines')
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('link', { name: 'Password and sessions' }).click()
  await arriveAt(page, 'Password and sessions')
  await expect(page.getByRole('table', { name: 'Sessions' }).getByText('This session')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
  await inspect(page, 'Password and sessions')
  await page.goto('/user-profile')
  await expect(page.getByText('The page you are looking for is not allowed for this role.')).toBeVisible()
})

test('bea looks up a partner, its projects and its company', async ({ page }) => {
  await signIn(page, 'bea')
  await openFromMenu(page, 'Content Partners')
  await arriveAt(page, 'Content Partners')
  await expectRow(page.getByRole('table'), { 'Partner name': 'Lumen', Inactive: '2', Rejected: '0' })

  await page.getByRole('link', { name: 'Lumen', exact: true }).click()
  await arriveAt(page, 'Lumen')
  await expectRow(page.getByRole('table', { name: 'Inactive Projects' }), { 'Project name': 'Lumen Music' })
  await page.getByRole('button', { name: 'Company Details' }).click()
  await arriveAt(page, 'Company Details')
  await expect(page.getByText('dana@lumen.example')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Company Details' }).click()
  await page.getByRole('button', { name: 'Back to the projects' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await arriveAt(page, 'Content Partners')
})

test('bea opens the project lists, two of them by country', async ({ page }) => {
  await signIn(page, 'bea')
  for (const list of projectLists) {
    await openFromMenu(page, list.name)
    if (list.country) {
      await expect(page.getByText('Please select a country')).toBeVisible()
      await expect(page.getByText('Volumes of the last 30 days, in its currency.')).toBeVisible()
      await expect(page.getByRole('table')).toHaveCount(0)
      await page.getByLabel('Country').selectOption({ label: list.country })
      await expect(page.getByText('Volumes of the last 30 days, in THB.')).toBeVisible()
    }
    const row = await expectRow(page.getByRole('table'), { 'Project name': list.project, 'Partner name': list.partner })
    await expect(row.getByRole('link', { name: list.project })).toHaveCount(0)
    await expectShape(page, list)
    await arriveAt(page, `${list.name} Projects`)
  }
})

test('a list that cannot be read says so, and is read again', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource/)
  await signIn(page, 'bea')
  for (const [name, calls] of [
    ['Rejected', '**/admin/projects?*'],
    ['Content Partners', '**/admin/org?*'],
  ] as const) {
    await page.route(calls, (route) => route.abort())
    await openFromMenu(page, name)
    const error = page.getByRole('alertdialog', { name: 'Error' })
    await expect(error).toContainText('Network error')
    await expect(error).toContainText('If problem persists, try to re-login or contact us')
    await inspect(page, `Staff list failed ${name}`)
    await page.unroute(calls)
    await error.getByRole('button', { name: 'Reload page' }).click()
    await expectRow(page.getByRole('table'), { 'Partner name': 'Tidewater Media' })
  }
})

test('a partner lands on the dashboard, and not on a page of the staff', async ({ page }) => {
  await signIn(page, await registerPartner(page.request))
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/business-admin-home')
  await expect(page.getByText('Please logout and login back with a suitable user.')).toBeVisible()
})

test('an unknown address shows the not-found page with a link home', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/404 \(Not Found\)/)
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  await expect(page.getByText("The page you are looking for doesn't exist.")).toBeVisible()
  await inspect(page, 'Not found')
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page).not.toHaveURL(/no-such-page/)
})

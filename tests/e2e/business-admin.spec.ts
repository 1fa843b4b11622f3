import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { decide } from './support/desks.ts'
import { arriveAt, download, expectRow, openFromMenu, openTab, signIn, signInHere } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { linkIn, readMail } from './support/mailbox.ts'
import { colleague } from './support/people.ts'
import { forgetSession } from './support/session.ts'
import { test } from './support/test.ts'

const admin = colleague('business-admin', 'BUSINESS_ADMIN')

// Demo projects that no other test uses.
const list = (page: Page) => page.getByRole('table')

async function chooseCountry(page: Page, of: 'Approved' | 'Suspended', country: string): Promise<void> {
  await openFromMenu(page, of)
  await expect(page.getByRole('heading', { name: `${of} Projects`, level: 1 })).toBeVisible()
  await expect(page.getByText('Please select a country')).toBeVisible()
  await page.getByLabel('Country').selectOption({ label: country })
}

const downloadCsv = (place: Page | Locator) => download(place.getByRole('button', { name: 'Download CSV' }))

test('the home lists pending projects, technically approved ones first', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, admin)
  await arriveAt(page, 'OP Home')
  await expectRow(list(page), {
    'Project name': 'Orchard Live',
    'Partner name': 'Orchard Stories',
    'Tech check': 'Done',
  })
  await expectRow(list(page), { 'Project name': 'Coral Exams', 'Tech check': 'Not done' })
  const checks = await list(page)
    .getByRole('cell')
    .filter({ hasText: /Done|Not done/ })
    .allInnerTexts()
  const kinds = checks.map((words) => (words.includes('Not done') ? 'no' : 'yes'))
  expect(kinds).toEqual([...kinds].sort().reverse())
  const approve = page.getByRole('button', { name: 'Approve Coral Exams' })
  await expect(approve).toBeDisabled()
  await expect(approve).toHaveAccessibleDescription('Tech has not approved')
  await approve.focus()
  await expect(page.getByRole('tooltip', { name: 'Tech has not approved' }).first()).toBeVisible()
})

test('a project is approved on its page and the audit trail shows it', async ({ page, request }) => {
  await signIn(page, admin)
  await page.getByRole('link', { name: 'Lantern Match' }).click()
  await arriveAt(page, 'Lantern Match')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve Lantern Match?' })
  await expect(dialog).toContainText('Paper Kite Studio is notified by email.')
  await dialog.getByLabel('Comment').fill('Welcome to the platform.')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible()
  await openTab(page, 'History')
  const trail = page.getByRole('list', { name: 'Audit trail' })
  await expect(trail.getByRole('listitem').first()).toContainText(`Approved`)
  await expect(trail.getByRole('listitem').first()).toContainText(admin.email)
  await expect(trail).toContainText('Welcome to the platform.')
  const mail = await readMail(request, 'somchai@paperkite.example', /Lantern Match is live/)
  expect(linkIn(mail)).toMatch(/^\/projects\//)
})

test('a rejection needs a comment, and a second reviewer learns of the first', async ({
  page,
  context,
  consoleErrors,
  request,
}) => {
  consoleErrors.expect(/409/)
  await signIn(page, admin)
  await expect(page.getByRole('button', { name: 'Reject Mekong Weekly' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/business-admin-home')
  await other.getByRole('button', { name: 'Reject Mekong Weekly' }).click()
  const dialog = other.getByRole('dialog', { name: 'Reject Mekong Weekly?' })
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(dialog.getByText('Required.')).toHaveCount(2)
  await dialog.getByRole('checkbox', { name: 'Registration document' }).check()
  await dialog.getByLabel('Comment').fill('x'.repeat(2001))
  await expect(dialog.getByText('Minimum length required is 1 and maximum 2000 characters')).toBeVisible()
  await dialog.getByLabel('Comment').fill('The prices are missing.')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(other.getByRole('row').filter({ hasText: 'Mekong Weekly' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Reject Mekong Weekly' }).click()
  const late = page.getByRole('dialog', { name: 'Reject Mekong Weekly?' })
  await late.getByRole('checkbox', { name: 'Bank' }).check()
  await late.getByLabel('Comment').fill('Too late.')
  await late.getByRole('button', { name: 'Reject' }).click()
  await expect(late).toContainText('The project is not at the stage where this can be done.')
  await inspect(page, 'Another person updated this project first')
  await late.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('row').filter({ hasText: 'Mekong Weekly' })).toHaveCount(0)
  const mail = await readMail(request, 'anong@mekongcomics.example', /Mekong Weekly was not approved/)
  expect(mail.text).toContain('The prices are missing.')
})

test('a live project is suspended from its list, and reinstated from the other', async ({ page }) => {
  await signIn(page, admin)
  await chooseCountry(page, 'Approved', 'Philippines')
  const row = await expectRow(list(page), { 'Project name': 'Coral Reader', 'Partner name': 'Coral Learning' })
  await expect(row).toContainText(/\d\.\d\d/)
  await expect(page.getByText('Volumes of the last 30 days, in PHP.')).toBeVisible()
  await decide(page, 'Suspend', 'Coral Reader', 'Complaints are being looked into.')
  await expect(page.getByRole('row').filter({ hasText: 'Coral Reader' })).toHaveCount(0)
  await chooseCountry(page, 'Suspended', 'Philippines')
  await expectRow(list(page), { 'Project name': 'Coral Reader' })
  await arriveAt(page, 'Suspended Projects')
  await decide(page, 'Reinstate', 'Coral Reader')
  await expect(page.getByText('No project is suspended in the Philippines.')).toBeVisible()
  await chooseCountry(page, 'Approved', 'Philippines')
  await expectRow(list(page), { 'Project name': 'Coral Reader' })
  await arriveAt(page, 'Approved Projects')
})

test('the changes of a product are listed with who uses them', async ({ page }) => {
  await signIn(page, admin)
  await openFromMenu(page, 'API changes')
  await arriveAt(page, 'API changes')
  await expect(page.getByLabel('Product')).toHaveValue('direct-carrier-billing')
})

test('a list is downloaded as it is sorted', async ({ page }) => {
  await signIn(page, admin)
  await openFromMenu(page, 'Content Partners')
  const partners = page.getByRole('table', { name: 'Content Partners' })
  await partners.getByRole('button', { name: 'Partner name' }).click()
  await expect(partners.getByRole('columnheader', { name: 'Partner name' })).toHaveAttribute('aria-sort', 'descending')
  const { name, lines } = await downloadCsv(page)
  expect(name).toMatch(/^content-partners-\d{4}-\d\d-\d\d\.csv$/)
  expect(lines[0]).toBe('Partner name,Total,Approved,Pending,Inactive,Rejected')
  const [tidewater, lumen] = ['Tidewater Media', 'Lumen'].map((partner) =>
    lines.findIndex((line) => line.startsWith(`${partner},`)),
  )
  expect([tidewater, lumen]).not.toContain(-1)
  expect(tidewater).toBeLessThan(lumen ?? 0)
  await openFromMenu(page, 'Rejected')
  await expectRow(list(page), { 'Project name': 'Night Ferry', 'Partner name': 'Tidewater Media' })
  expect((await downloadCsv(page)).lines[0]).toBe('Project name,Partner name,Go-live request date,Reject date')
})

test('Company Details show all company data and the document', async ({ page }) => {
  await signIn(page, admin)
  await openFromMenu(page, 'Content Partners')
  await page.getByRole('link', { name: 'Tidewater Media' }).click()
  await arriveAt(page, 'Tidewater Media')
  for (const name of ['Pending Projects', 'Approved Projects', 'Inactive Projects', 'Rejected Projects'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  const { name, lines } = await downloadCsv(page.getByRole('region', { name: 'Rejected Projects' }))
  expect(name).toMatch(/^tidewater-media-rejected-projects-\d{4}-\d\d-\d\d\.csv$/)
  expect(lines[0]).toBe('Project name,Go-live request date,Reject date')
  expect(lines[1]).toMatch(/^Night Ferry,/)
  await page.getByRole('button', { name: 'Company Details' }).click()
  const details = page.getByRole('dialog', { name: 'Company Details' })
  for (const told of ['201804417D', 'farah@tidewater.example', 'Managing Director', '0140023871'])
    await expect(details.getByText(told)).toBeVisible()
  await arriveAt(page, 'Company Details')
  const download = page.waitForEvent('download')
  await details.getByRole('button', { name: 'Download registration.pdf' }).click()
  expect((await readFile(await (await download).path(), 'latin1')).startsWith('%PDF-1.4')).toBe(true)
})

test('the link of a mail survives the sign-in', async ({ page }) => {
  await signIn(page, admin)
  const address = await page.getByRole('link', { name: 'Orchard Live', exact: true }).getAttribute('href')
  await forgetSession(page)
  await page.goto(address ?? '')
  await expect(page).toHaveURL(/\/signin\?redirect=/)
  await signInHere(page, admin)
  await expect(page.getByRole('heading', { name: 'Orchard Live', level: 1 })).toBeVisible()
})

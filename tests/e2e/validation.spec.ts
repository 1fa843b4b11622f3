import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type Applied, applyForGoLive, callAs, handOver, prepare, registration } from './support/callers.ts'
import { arriveAt, expectRow, openTab, signIn } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { colleague } from './support/people.ts'
import { expectColumns } from './support/project-lists.ts'
import { test } from './support/test.ts'

const theo = colleague('validation', 'TECHNICAL_LIMITED')

async function prepared(request: APIRequestContext): Promise<Applied> {
  const applied = await applyForGoLive(request, `Harbour ${randomInt(1_000_000)}`)
  const ines = await callAs(request, colleague('validation', 'BUSINESS_INTERNAL'))
  await prepare(ines, applied.id)
  await handOver(ines, applied.id)
  return applied
}

const oneFileMessage = 'Please choose one file (Max size: 5 MB, Allowed types: jpg, png, pdf)'
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true })
const tests = (page: Page) => page.getByRole('region', { name: 'Product code tests' })

async function testSuccessfully(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Test product codes' }).click()
  await expect(tests(page).getByText('Success', { exact: true })).toHaveCount(2)
}

async function confirmChecks(page: Page): Promise<void> {
  for (const words of ['The IP addresses are checked.', 'The product codes are tested.', 'The documents are checked.'])
    await page.getByRole('checkbox', { name: words }).check()
}

test('the technical admin tests the product codes and downloads the report', async ({ page, request }) => {
  const { name } = await prepared(request)
  await signIn(page, theo)
  await arriveAt(page, 'OP Home')
  await expectRow(page.getByRole('table'), { 'Project name': name, 'Partner name': 'Atoll Pte Ltd' })
  const heads = await expectColumns(page, [
    ['Project name', 36],
    ['Partner name', 24],
    ['Date submitted', 22],
    ['Waiting since', 18],
  ])
  // The longest waiting project stands first.
  await expect(heads.filter({ hasText: 'Date submitted' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await inspect(page, 'Validation begins')
  const notYet = 'The product tests have not succeeded yet. Start them and wait for their success.'
  await expect(page.getByText(notYet).first()).toBeVisible()
  await expect(submit(page)).toHaveAccessibleDescription(notYet)
  const report = page.getByRole('button', { name: 'Download report' })
  await expect(report).toBeDisabled()

  await page.getByRole('button', { name: 'Test product codes' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Test Initiated' })).toContainText(
    'Test Triggered successfully. In few minutes, the report will be available.',
  )
  await expect(tests(page).getByText('Success', { exact: true })).toHaveCount(2)
  await tests(page).getByText('5 requests of PARK-DAY').click()
  await expect(tests(page).getByText('/v1/charges/refund')).toBeVisible()
  const trail = page.getByRole('list', { name: 'Audit trail' })
  await openTab(page, 'History')
  await expect(trail).toContainText('1 of 1 product codes passed.')
  await openTab(page, 'Review')
  await page.getByRole('button', { name: 'Repeat the test of PARK-DAY' }).click()
  await openTab(page, 'History')
  await expect(trail).toContainText('STM PARK-DAY')
  await openTab(page, 'Review')
  await expect(tests(page).getByText('Success', { exact: true })).toHaveCount(2)
  await inspect(page, 'Product codes tested')
  const download = page.waitForEvent('download')
  await report.click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^harbour-\d+-\d{4}-\d\d-\d\d\.http$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('POST {{baseUrl}}/v1/charges/refund')
})

test('the technical admin approves with a comment and a file', async ({ page, request }) => {
  const { id } = await prepared(request)
  await signIn(page, theo, `/tech-validation/${id}`)
  await testSuccessfully(page)
  await submit(page).click()
  await expect(page.getByText('Required.')).toHaveCount(3)
  await confirmChecks(page)
  await page.getByRole('textbox', { name: 'Comment' }).fill('Tested with the day ticket.')
  const picker = page.getByLabel('File', { exact: false }).and(page.locator('input'))
  await picker.setInputFiles({ name: 'protocol.txt', mimeType: 'text/plain', buffer: Buffer.from('fine') })
  await expect(submit(page)).toHaveAccessibleDescription(oneFileMessage)
  await inspect(page, 'Approve technically')
  await picker.setInputFiles({ ...registration, name: 'protocol.pdf' })
  await submit(page).click()
  await expect(page.getByText('Tech Approved')).toBeVisible()
  await expect(page.getByText('Project is successfully submitted to business')).toBeVisible()
  await expect(page.getByText('It is approved technically and waits for the business admin.')).toBeVisible()
  await expect(submit(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Documents' })).toContainText('protocol.pdf')
  await inspect(page, 'Approved technically')
  await openTab(page, 'History')
  await expect(page.getByRole('region', { name: 'Comments' })).toContainText('Tested with the day ticket.')
})

test('a second approver learns in the error modal that a colleague was faster', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(/409/)
  const { id } = await prepared(request)
  const colleagueOfHis = await callAs(request, theo)
  await signIn(page, theo, `/tech-validation/${id}`)
  await testSuccessfully(page)
  await confirmChecks(page)
  await colleagueOfHis.post(`/admin/projects/${id}/tech-approve`, {
    type: 'APPROVE',
    approverType: 'INTERNAL_TECH',
    checks: { ipAddresses: true, productCodes: true, documents: true },
  })
  await submit(page).click()
  const error = page.getByRole('alertdialog', { name: 'Error' })
  await expect(error).toContainText(
    'Another person updated this project first. The project is not at the stage where this can be done. The page now shows the current state.',
  )
  await error.getByRole('button', { name: 'Ok, let me try again' }).click()
  await expect(error).toBeHidden()
  await expect(page.getByText('It is approved technically and waits for the business admin.')).toBeVisible()
  await expect(submit(page)).toHaveCount(0)
})

test('failed tests, reports and approvals show their messages', async ({ page, request, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource/)
  const { id } = await prepared(request)
  await signIn(page, theo, `/tech-validation/${id}`)
  const fails = { status: 500, contentType: 'text/plain', body: '' }
  await page.route('**/admin/api/validate', (route) => route.fulfill(fails))
  await page.getByRole('button', { name: 'Test product codes' }).click()
  await expect(page.getByText('Failed to test')).toBeVisible()
  await page.unroute('**/admin/api/validate')
  await testSuccessfully(page)

  await page.route(/\/api\/reports$/, (route) => route.fulfill(fails))
  await page.getByRole('button', { name: 'Download report' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to retrieve the audit report.')

  await page.route('**/tech-approve', (route) => route.fulfill(fails))
  await confirmChecks(page)
  await submit(page).click()
  const error = page.getByRole('alertdialog', { name: 'Error' })
  await expect(error.getByRole('button', { name: 'Reload page' })).toBeVisible()
  await inspect(page, 'Approval failed')
})

test('business internal is denied', async ({ page, request }) => {
  const { id } = await prepared(request)
  await signIn(page, colleague('validation', 'BUSINESS_INTERNAL'), `/tech-validation/${id}`)
  await expect(page.getByText('The page you are looking for is not allowed for this role.')).toBeVisible()
})

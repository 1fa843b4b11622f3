import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { applyForGoLive, callAs, handOver, oneTimeText, prepare } from './support/callers.ts'
import { arriveAt, expectRow, openTab, signIn } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { colleague } from './support/people.ts'
import { expectColumns } from './support/project-lists.ts'
import { test } from './support/test.ts'

const ines = colleague('preparation', 'BUSINESS_INTERNAL')
const newName = () => `Harbour ${randomInt(1_000_000)}`

const codes = (page: Page) => page.getByRole('table', { name: 'Product codes' })
const templates = (page: Page) => page.getByRole('list', { name: 'SMS templates' })
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' })
const text = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'SMS template' })

/** A toast lies over no button of the page, and the area around a toast that fades takes no press. */
async function expectFreeOfToast(page: Page, button: Locator): Promise<void> {
  const toast = page.getByRole('status').filter({ hasText: 'Saved!' })
  // It stays while the pointer is on it.
  await toast.hover()
  await button.focus()
  expect(await button.evaluate(isOnTop), 'the button is clear of the toast').toBe(true)
  const pointerEvents = toast.evaluate(pointerEventsAroundOnceClosed)
  await page.mouse.move(0, 0)
  expect(await pointerEvents).toEqual(['none', 'none'])
}

function isOnTop(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
}

const pointerEventsAroundOnceClosed = (toast: HTMLElement) =>
  new Promise<string[]>((resolve) => {
    const areas = [...toast.querySelectorAll('[data-ghost]')]
    const answer = () => resolve(areas.map((area) => getComputedStyle(area).pointerEvents))
    new MutationObserver(() => toast.dataset.state === 'closed' && answer()).observe(toast, { attributes: true })
  })

test('business internal sees pending projects, newest first, and the missing items', async ({ page, request }) => {
  const { name } = await applyForGoLive(request, newName())
  await signIn(page, ines)
  await expect(page).toHaveURL(/business-internal-home$/)
  await arriveAt(page, 'Pending Approval')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('OP Home')
  const table = page.getByRole('table', { name: 'Pending Approval' })
  const row = await expectRow(table, { 'Project name': name, 'Partner name': 'Atoll Pte Ltd' })
  await expect(table.getByRole('columnheader', { name: 'Date submitted' })).toHaveAttribute('aria-sort', 'descending')
  await expectColumns(page, [
    ['Project name', 50],
    ['Partner name', 20],
    ['Date submitted', 30],
  ])

  await row.getByRole('button', { name: `Submit ${name} for technical approval` }).click()
  const dialog = page.getByRole('dialog', { name: 'Submit for technical approval?' })
  for (const words of ['Save Provider Code first', 'Product code or name is empty/invalid', 'No template found']) {
    await expect(dialog.getByRole('list')).toContainText(words)
  }
  await expect(dialog.getByRole('button', { name: 'Submit' })).toHaveAccessibleDescription('Save Provider Code first')
  await inspect(page, 'Submit from the list')
  await dialog.getByRole('link', { name: `Open ${name}` }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await inspect(page, 'Preparation begins')
  await expect(page.getByText('No template found').first()).toBeVisible()
})

test('the provider code comes first, and a product code follows its rules', async ({ page, request }) => {
  const { id } = await applyForGoLive(request, newName())
  await signIn(page, ines, `/sms-template/${id}`)
  const add = page.getByRole('button', { name: 'Add product code' })
  await expect(add).toHaveAccessibleDescription('Save Provider Code first')

  const providerCode = page.getByRole('textbox', { name: 'Provider Code' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Provider Code required')).toBeVisible()
  await providerCode.fill('A'.repeat(16))
  await expect(page.getByText('Max 15 characters')).toBeVisible()
  await providerCode.fill('HARBOUR01')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved!')).toBeVisible()

  await add.click()
  await save(page).click()
  await expect(page.getByText('Product name required')).toBeVisible()
  await expect(page.getByText('Product code required')).toBeVisible()
  await expect(page.getByText('Please enter an amount like 9.80')).toBeVisible()
  await page.getByRole('dialog').getByLabel('Product name').fill('Day ticket')
  await page.getByRole('dialog').getByLabel('Product code').fill('PARK DAY')
  await expect(page.getByRole('dialog').getByText('Product code or name is empty/invalid')).toBeVisible()
  await inspect(page, 'Add product code')
  await page.getByRole('dialog').getByLabel('Product code').fill('PARK-DAY')
  await page.getByRole('dialog').getByLabel('Price').fill('4.5')
  await expect(page.getByLabel('Price')).toHaveAccessibleDescription(/SGD/)
  await save(page).click()
  await expectRow(codes(page), { 'Product name': 'Day ticket', 'Product code': 'PARK-DAY', Price: '4.50 SGD' })
})

test('a product code is refused a second time, and deleted once that succeeds', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(/409|500/)
  const { id } = await applyForGoLive(request, newName())
  await prepare(await callAs(request, ines), id)
  await signIn(page, ines, `/sms-template/${id}`)
  await page.getByRole('button', { name: 'Add product code' }).click()
  await page.getByRole('dialog').getByLabel('Product name').fill('Day ticket')
  await page.getByRole('dialog').getByLabel('Product code').fill('PARK-DAY')
  await page.getByRole('dialog').getByLabel('Price').fill('4.50')
  await save(page).click()
  await expect(page.getByRole('dialog')).toContainText('Save Failed: The project has this product code already.')
  await page.getByRole('button', { name: 'Cancel' }).click()

  const failing = '**/admin/projects/*/code/*'
  await page.route(failing, (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: '' }))
  await page.getByRole('button', { name: 'Delete PARK-DAY' }).click()
  await page.getByRole('button', { name: 'Delete product code' }).click()
  await expect(page.getByText('Delete Failed')).toBeVisible()
  await page.unroute(failing)

  await page.getByRole('button', { name: 'Delete PARK-DAY' }).click()
  await inspect(page, 'Delete product code')
  await page.getByRole('button', { name: 'Delete product code' }).click()
  await expect(page.getByText('No product code yet.')).toBeVisible()
})

test('a template is created, previewed, changed and deleted', async ({ page, request }) => {
  const { id } = await applyForGoLive(request, newName())
  await signIn(page, ines, `/sms-template/${id}`)
  await page.getByRole('button', { name: 'Add template' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await text(page).fill(oneTimeText)
  await expect(preview).toContainText('123456 is your code for Lumen Music. Do not share it.')
  await page.getByLabel('Sample for {service}').fill('Harbour')
  await expect(preview).toContainText('123456 is your code for Harbour.')
  await expect(preview).toContainText('GSM-7, 1 segment')
  await text(page).fill(`${oneTimeText} It’s for you, and for no one else.`)
  await expect(preview).toContainText('UCS-2, 2 segments')
  await inspect(page, 'SMS template editor')
  await text(page).fill('a'.repeat(1501))
  await expect(save(page)).toHaveAccessibleDescription('At most 1500 characters.')
  await text(page).fill('a'.repeat(1001))
  await save(page).click()
  await expectFreeOfToast(page, page.getByRole('button', { name: 'Submit', exact: true }))

  // A valid new text may be too long for a change.
  await page.getByRole('button', { name: 'Edit template 1' }).click()
  await expect(save(page)).toHaveAccessibleDescription('At most 1000 characters.')
  await text(page).fill(oneTimeText)
  await save(page).click()
  await expect(templates(page)).toContainText(oneTimeText)

  await page.getByRole('button', { name: 'Delete template 1' }).click()
  await page.getByRole('button', { name: 'Delete template', exact: true }).click()
  await expect(templates(page)).toHaveCount(0)
  await expect(page.getByText('No template found').first()).toBeVisible()
})

test('a prepared project is submitted and locked', async ({ page, request }) => {
  const { id, name } = await applyForGoLive(request, newName())
  await prepare(await callAs(request, ines), id)
  await signIn(page, ines, `/sms-template/${id}`)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(`${name} is submitted to the technical admin`)).toBeVisible()
  await expect(page.getByText('Preparation is locked.')).toBeInViewport()
  await expect(page.getByText('HARBOUR01', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Provider code' })).toHaveCount(0)
  for (const gone of ['Add product code', 'Add template', 'Submit', 'Save'])
    await expect(page.getByRole('button', { name: gone, exact: true })).toHaveCount(0)
  await inspect(page, 'Handed over')
  await page.getByRole('link', { name: 'OP Home' }).first().click()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('a second submitter learns that a colleague was faster', async ({ page, request, consoleErrors }) => {
  consoleErrors.expect(/409/)
  const { id } = await applyForGoLive(request, newName())
  const colleagueOfHers = await callAs(request, ines)
  await prepare(colleagueOfHers, id)
  // Events that arrive before the click would lock the page and close the dialog.
  await page.route('**/portal/notifications/stream*', () => {})
  await signIn(page, ines, `/sms-template/${id}`)
  await page.getByRole('button', { name: 'Delete template 1' }).click()
  await handOver(colleagueOfHers, id)
  await page.getByRole('button', { name: 'Delete template', exact: true }).click()
  await expect(page.getByText('Another person updated this project first')).toBeVisible()
  await expect(page.getByText('Preparation is locked.')).toBeVisible()
  await expect(templates(page)).toContainText(oneTimeText)
  await inspect(page, 'Another person updated this project first')
})

test('the business admin has read access to the preparation', async ({ page, request }) => {
  const { id, name } = await applyForGoLive(request, newName())
  await prepare(await callAs(request, ines), id)
  await signIn(page, colleague('preparation', 'BUSINESS_ADMIN'), `/sms-template/${id}`)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await inspect(page, 'Preparation read along')
  await expect(page.getByText('You can read it but not change it.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download registration.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('registration.pdf')
  await openTab(page, 'Application')
  await expectRow(codes(page), { 'Product code': 'PARK-DAY' })
  for (const gone of ['Add product code', 'Add template', 'Submit', 'Save', 'Delete PARK-DAY'])
    await expect(page.getByRole('button', { name: gone, exact: true })).toHaveCount(0)
  await inspect(page, 'Application read along')
})

test('another role is denied, and an unknown project is not found', async ({ page, request, consoleErrors }) => {
  consoleErrors.expect(/404/)
  const { id } = await applyForGoLive(request, newName())
  await signIn(page, colleague('preparation', 'TECHNICAL_LIMITED'), `/sms-template/${id}`)
  await expect(page.getByText('The page you are looking for is not allowed for this role.')).toBeVisible()
  await page.goto('/tech-validation/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText("The page you are looking for doesn't exist.")).toBeVisible()
})

import { expect, type Locator, type Page } from '@playwright/test'

// The review steps of the staff, each started from the role's own list.

const row = (page: Page, project: string): Locator => page.getByRole('row').filter({ hasText: project })

/** The confirming toast or status. */
const expectText = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

async function openRow(page: Page, project: string): Promise<void> {
  await row(page, project).getByRole('link', { name: project }).click()
  await expect(page.getByRole('heading', { name: project, level: 1 })).toBeVisible()
}

/** Business internal: provider code, product code, template and handover. */
export async function prepare(page: Page, project: string, code: string): Promise<void> {
  await openRow(page, project)
  await page.getByRole('textbox', { name: 'Provider code' }).fill('ATOLL01')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectText(page, 'Saved!')
  await page.getByRole('button', { name: 'Add product code' }).click()
  const adding = page.getByRole('dialog', { name: 'Add product code' })
  await adding.getByLabel('Product name').fill('Day pass')
  await adding.getByLabel('Product code').fill(code)
  await adding.getByLabel('Price').fill('4.98')
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('table', { name: 'Product codes' })).toContainText(code)
  await page.getByRole('button', { name: 'Add template' }).click()
  const editing = page.getByRole('dialog', { name: 'Add SMS template' })
  await editing.getByRole('textbox').fill('#PASSWORD# is your code for {service}.')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('list', { name: 'SMS templates' })).toContainText('is your code for')
  await handOver(page)
}

async function handOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Submit for technical approval?' })
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeHidden()
}

/** The technical admin: product tests, report, approval. */
export async function validate(page: Page, project: string): Promise<void> {
  await openRow(page, project)
  await page.getByRole('button', { name: 'Test product codes' }).click()
  await expectText(page, 'Test Triggered successfully. In few minutes, the report will be available.')
  await expect(page.getByText('Success', { exact: true }).first()).toBeVisible({ timeout: 60_000 })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /report/i }).click()
  expect((await download).suggestedFilename()).toMatch(/\.http$/)
  await approveTechnically(page)
}

export async function approveTechnically(page: Page): Promise<void> {
  for (const check of await page.getByRole('main').getByRole('checkbox').all()) await check.check()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expectText(page, 'Project is successfully submitted to business')
}

/** A business admin's decision from a list row. A rejection names the parts that have to change. */
export async function decide(
  page: Page,
  verb: string,
  project: string,
  comment?: string,
  parts: string[] = [],
): Promise<void> {
  await page.getByRole('button', { name: `${verb} ${project}` }).click()
  const dialog = page.getByRole('dialog', { name: `${verb} ${project}?` })
  for (const part of parts) await dialog.getByRole('checkbox', { name: part }).check()
  if (comment) await dialog.getByRole('textbox').fill(comment)
  await dialog.getByRole('button', { name: verb, exact: true }).click()
  await expect(dialog).toBeHidden()
}

import { expect, type Page } from '@playwright/test'
import { callerOn, createDraft } from './callers.ts'
import { signInWithProject } from './gestures.ts'
import { readCode } from './mailbox.ts'
import { type Person, registerPartner } from './people.ts'
import { headersOf, storeSession } from './session.ts'

/** A minimal valid PDF. */
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

export const registration = { name: 'registration.pdf', mimeType: 'application/pdf', buffer: pdf }

export const goLive = (page: Page) => page.getByRole('dialog', { name: 'Go Live' })

export const next = (page: Page) => goLive(page).getByRole('button', { name: 'Next' }).click()

/** From the bank step to the summary. */
export async function toSummary(page: Page): Promise<void> {
  await next(page)
  await atStep(page, 'Check and submit')
}

/** From the bank step, through the summary. */
export async function submit(page: Page): Promise<void> {
  await toSummary(page)
  await goLive(page).getByRole('button', { name: 'Submit' }).click()
}

export async function expectTexts(page: Page, ...texts: string[]): Promise<void> {
  for (const each of texts) await expect(goLive(page).getByText(each, { exact: true }).first()).toBeVisible()
}

/** Waits for the step. */
export async function atStep(page: Page, name: string): Promise<void> {
  await expect(goLive(page).getByRole('heading', { name, level: 3 })).toBeVisible()
}

export async function openGoLive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go Live' }).click()
  await atStep(page, 'What you need')
}

export async function fillProjectStep(page: Page, addresses = '8.8.8.8, 8.8.4.4'): Promise<void> {
  const wizard = goLive(page)
  await wizard.getByRole('radio', { name: /Singapore/ }).check()
  await wizard.getByLabel('Locale').selectOption('en-SG')
  await wizard.getByLabel('IP addresses').fill(addresses)
  for (const check of ['The service is tested', 'Every result code', 'Keys are kept']) {
    await wizard.getByRole('checkbox', { name: check }).check()
  }
}

export async function fillCompanyStep(page: Page): Promise<void> {
  const wizard = goLive(page)
  await wizard.getByLabel('Company name').fill('Atoll Pte Ltd')
  await wizard.getByLabel('Company website').fill('atoll.example')
  await wizard.getByLabel('Industry').selectOption('Games')
  await wizard.getByLabel('Company description').fill('Games for phones.')
  await wizard.getByLabel('Business registration number').fill('201912345K')
  await wizard.getByLabel('Company address').fill('1 Harbour Front, Singapore')
  await wizard.getByLabel('Country', { exact: true }).selectOption('Singapore')
  await wizard.getByLabel('Hotline number').fill('+65 61234567')
}

export async function chooseDocument(page: Page, file: typeof registration = registration): Promise<void> {
  await goLive(page).locator('input[type=file]').setInputFiles(file)
  await expect(goLive(page).getByText(/Virus scan (pending|passed)/)).toBeVisible()
}

export async function fillRepresentativeStep(page: Page): Promise<void> {
  const wizard = goLive(page)
  await wizard.getByLabel('Salutation').selectOption('Ms.')
  await wizard.getByLabel('Full name').fill('Asa Tan')
  await wizard.getByLabel('Job title').fill('Director')
  await wizard.getByLabel('Mobile number').fill('+65 81234567')
}

export async function fillBankStep(page: Page): Promise<void> {
  const wizard = goLive(page)
  await wizard.getByLabel('Bank name').fill('Harbour Bank')
  await wizard.getByLabel('Bank code').fill('7171')
  await wizard.getByLabel('Branch code').fill('001')
  await wizard.getByLabel('Account number', { exact: true }).fill('0012345678')
  await wizard.getByLabel('Confirm account number').fill('0012345678')
}

export async function enterBankCode(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm the new bank details' })
  await dialog.getByLabel('Code', { exact: true }).fill(code)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}

/** Enters the code mailed for a new bank. */
export async function confirmBank(page: Page, { email }: Person): Promise<void> {
  // No problem before anything was typed.
  const code = page.getByRole('dialog', { name: 'Confirm the new bank details' }).getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await expect(code).not.toHaveAttribute('aria-invalid', 'true')
  await enterBankCode(page, await readCode(page.request, email))
}

/** From the document list to the submitted application of a new partner. */
export async function applyToGoLive(page: Page, partner: Person): Promise<void> {
  await next(page)
  await fillProjectStep(page)
  await next(page)
  await atStep(page, 'Company')
  await chooseDocument(page)
  await fillCompanyStep(page)
  await next(page)
  await atStep(page, 'Representative')
  await fillRepresentativeStep(page)
  await next(page)
  await atStep(page, 'Bank')
  await fillBankStep(page)
  await submit(page)
  await confirmBank(page, partner)
  await expect(page.getByText('Submitted: We have received your application.')).toBeVisible()
}

/** A partner on the page of a new project. */
export async function applicant(page: Page): Promise<Person> {
  const partner = await registerPartner(page.request)
  await signInWithProject(page, partner, 'Fleet tracker')
  return partner
}

/** Opens the application of a new partner, which the wizard's request has saved up to this step. */
export async function begunAt(page: Page, step: string): Promise<Person> {
  const partner = await registerPartner(page.request)
  await storeSession(page, partner)
  const id = await createDraft(await callerOn(page), 'Fleet tracker')
  const headers = await headersOf(page)
  const saved = await page.request.put(`/portal/projects/${id}/live-draft`, { headers, data: { step, ...begun } })
  expect(saved.status(), await saved.text()).toBe(200)
  await page.goto(`/projects/${id}?goLive=true`)
  // Page and wizard load without cache.
  await expect(goLive(page).getByRole('heading', { level: 3 })).toBeVisible({ timeout: 60_000 })
  return partner
}

const begun = {
  project: {
    providers: ['STM'],
    locale: 'en-SG',
    checks: { sandboxTested: true, resultCodesHandled: true, keysOnServers: true },
    ipAddresses: '8.8.8.8',
  },
  company: {
    name: 'Atoll Pte Ltd',
    website: 'atoll.example',
    details: 'Games for phones.',
    identity_uen: '201912345K',
    address: '1 Harbour Front, Singapore',
    country: 'Singapore',
    hotline_number: '+65 61234567',
  },
}

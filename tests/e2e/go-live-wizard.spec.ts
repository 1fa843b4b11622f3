import { expect, type Page } from '@playwright/test'
import { createProject, signIn } from './support/gestures.ts'
import {
  atStep,
  chooseDocument,
  confirmBank,
  fillBankStep,
  fillCompanyStep,
  fillProjectStep,
  fillRepresentativeStep,
  goLive,
  next,
  openGoLive,
} from './support/go-live.ts'
import { inspect } from './support/inspection.ts'
import { type Person, registerPartner } from './support/people.ts'
import { test } from './support/test.ts'

const submitted = 'Submitted: We have received your application. You will be updated within 5 business days.'
const _oneFile = 'Please choose one file (Max size: 5 MB, Allowed types: jpg, png, pdf)'

async function applicant(page: Page): Promise<Person> {
  const partner = await registerPartner(page.request)
  await signIn(page, partner)
  await createProject(page, 'Fleet tracker')
  return partner
}

test('an application is begun, left with the browser, gone on with and submitted', async ({
  page,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  test.slow()
  const partner = await applicant(page)
  await openGoLive(page)
  await inspect(page, 'Go live documents')
  await next(page)
  await atStep(page, 'Project')
  await fillProjectStep(page)
  await inspect(page, 'Go live project')
  await next(page)
  await atStep(page, 'Company')
  await chooseDocument(page)
  await fillCompanyStep(page)
  await expect(goLive(page).getByText('Draft saved')).toBeVisible()
  const address = page.url()
  expect(address).toContain('goLive=true')
  await page.context().close()

  const elsewhere = await browser.newContext({ baseURL, extraHTTPHeaders, viewport: page.viewportSize() })
  const other = await elsewhere.newPage()
  await test.step('goes on where it was left, behind the sign-in', async () => {
    await other.goto(address)
    await other.waitForURL(/\/signin/)
    await signInAgain(other, partner)
    await atStep(other, 'Company')
    await expect(goLive(other).getByLabel('Company name')).toHaveValue('Atoll Pte Ltd')
    await expect(goLive(other).getByText('registration.pdf')).toBeVisible()
    await expect(goLive(other).getByText('Virus scan passed')).toBeVisible()
    await inspect(other, 'Go live company')
  })
  await next(other)
  await atStep(other, 'Representative')
  await fillRepresentativeStep(other)
  await inspect(other, 'Go live representative')
  await next(other)
  await atStep(other, 'Bank')
  await fillBankStep(other)
  await inspect(other, 'Go live bank')
  await goLive(other).getByRole('button', { name: 'Submit' }).click()
  await inspect(other, 'Go live bank code')
  await confirmBank(other, partner)
  await expect(other.getByText(submitted)).toBeVisible()
  await inspect(other, 'Go live submitted')
  await other.getByRole('button', { name: 'Done' }).click()
  await expect(other.getByText('Pending Approval').first()).toBeVisible()
  await expect(other.getByRole('button', { name: 'Go Live' })).toBeHidden()
  await inspect(other, 'Project pending')
  await elsewhere.close()
})

async function signInAgain(page: Page, partner: Person): Promise<void> {
  const { signInHere } = await import('./support/gestures.ts')
  await signInHere(page, partner)
}

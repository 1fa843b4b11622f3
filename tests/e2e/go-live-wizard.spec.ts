import { expect, type Page } from '@playwright/test'
import { signInHere } from './support/gestures.ts'
import {
  applicant,
  atStep,
  begunAt,
  chooseDocument,
  confirmBank,
  enterBankCode,
  expectTexts,
  fillBankStep,
  fillCompanyStep,
  fillProjectStep,
  fillRepresentativeStep,
  goLive,
  next,
  openGoLive,
  submit,
  toSummary,
} from './support/go-live.ts'
import { inspect } from './support/inspection.ts'
import { readCode } from './support/mailbox.ts'
import { test } from './support/test.ts'

const submitted = 'Submitted: We have received your application. You will be updated within 5 business days.'
const broken = { status: false, message: 'Something went wrong on our side.', code: 'server-error', data: null }

test('a partner starts an application, closes the browser, continues and submits', { tag: '@phone-only' }, async ({
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
  await test.step('the profile does not have the document yet', () => seenOnProfile(page, false))
  const address = page.url()
  expect(address).toContain('goLive=true')
  await page.context().close()

  const elsewhere = await browser.newContext({ baseURL, extraHTTPHeaders, viewport: page.viewportSize() })
  const other = await elsewhere.newPage()
  await test.step('goes on where it was left, behind the sign-in', async () => {
    await other.goto(address)
    await other.waitForURL(/\/signin/)
    await signInHere(other, partner)
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
  await toSummary(other)
  await expect(goLive(other).getByRole('region', { name: 'Bank' })).toContainText('0012345678')
  await inspect(other, 'Go live summary')
  await goLive(other).getByRole('button', { name: 'Submit' }).click()
  await expect(other.getByText('Payouts will go to this account.')).toBeVisible()
  await inspect(other, 'Go live bank code')
  await confirmBank(other, partner)
  await expect(other.getByText(submitted)).toBeVisible()
  await inspect(other, 'Go live submitted')
  await other.getByRole('button', { name: 'Done' }).click()
  await expect(other.getByText('Pending Approval').first()).toBeVisible()
  await expect(other.getByRole('button', { name: 'Go Live' })).toBeHidden()
  await inspect(other, 'Project pending')
  await test.step('the document is on the profile now', () => seenOnProfile(other, true))
  await elsewhere.close()
})

/** Whether the company has the chosen document, as seen in another tab. */
async function seenOnProfile(page: Page, there: boolean): Promise<void> {
  const profile = await page.context().newPage()
  await profile.goto('/partner-profile')
  // Waits for content: while loading, nothing is present.
  if (there) await expect(profile.getByText('registration.pdf')).toBeVisible()
  await expect(profile.locator('input[type=file]')).toHaveCount(there ? 0 : 1)
  await expect(profile.getByText('registration.pdf')).toBeVisible({ visible: there })
  await profile.close()
}

test('a failed submission returns to the bank step and changes nothing', async ({ page, consoleErrors }) => {
  test.slow()
  // Within thirty seconds the first code stays valid.
  consoleErrors.expect(/500|422|429/)
  const partner = await begunAt(page, 'company')
  await chooseDocument(page)
  await next(page)
  await fillRepresentativeStep(page)
  await next(page)
  await atStep(page, 'Bank')
  await fillBankStep(page)
  await submit(page)
  await enterBankCode(page, '000000')
  await expect(page.getByText('The code is not correct. Please check it and try again.')).toBeVisible()

  await page.route('**/live', (route) => route.fulfill({ status: 500, json: broken }), { times: 1 })
  // A code that no server has seen is still valid.
  const code = await readCode(page.request, partner.email)
  await enterBankCode(page, code)
  await expectTexts(page, broken.message)
  await expect(goLive(page).getByLabel('Bank name')).toHaveValue('Harbour Bank')
  await inspect(page, 'Go live submission failed')
  await submit(page)
  await enterBankCode(page, code)
  await expect(page.getByText(submitted)).toBeVisible()
})

test('a step stays until it is saved, and the end of a session loses nothing', async ({ page, consoleErrors }) => {
  test.slow()
  consoleErrors.expect(/500|401/)
  const partner = await begunAt(page, 'representative')
  const top = await topOfStep(page)
  await fillRepresentativeStep(page)
  await expectTexts(page, 'Draft saved')
  expect(await topOfStep(page), 'a save does not move the form').toBe(top)
  await page.route('**/live-draft', (route) => route.fulfill({ status: 500, json: broken }))
  await next(page)
  await expectTexts(page, broken.message, 'Not saved. We try again with your next change.')
  expect(await topOfStep(page), 'a failed save does not move the form').toBe(top)
  await test.step('closing it asks first, and Cancel keeps the input', async () => {
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.message())
      return dialog.dismiss()
    })
    await goLive(page).getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => asked).toHaveLength(1)
    // Browsers close a dialog at the second Escape in any case.
    for (const times of [2, 3]) {
      await page.keyboard.press('Escape')
      await expect.poll(() => asked).toHaveLength(times)
    }
    expect(new Set(asked)).toEqual(new Set(['Leave without saving? What you have typed will be lost.']))
    expect(page.url()).toContain('goLive=true')
    await expect(goLive(page).getByLabel('Full name')).toHaveValue('Asa Tan')
    page.removeAllListeners('dialog')
  })
  await page.unroute('**/live-draft')
  await goLive(page).getByLabel('Job title').fill('Chief')
  await expectTexts(page, 'Draft saved')

  const other = await page.context().newPage()
  await other.goto('/logout')
  await page.getByRole('button', { name: 'SignIn and come back' }).click()
  await signInHere(page, partner)
  await atStep(page, 'Representative')
  await expect(goLive(page).getByLabel('Job title')).toHaveValue('Chief')
})

/** Pixels from the title of the wizard to the heading of its step, wherever the step is scrolled. */
const topOfStep = (page: Page) =>
  goLive(page)
    .getByRole('heading', { level: 3 })
    .evaluate((heading) => {
      let scrolled = 0
      for (let box = heading.parentElement; box; box = box.parentElement) scrolled += box.scrollTop
      return Math.round(heading.getBoundingClientRect().top + scrolled)
    })

test('two tabs that edit one step get a choice instead of losing input', async ({ page, consoleErrors }) => {
  test.slow()
  consoleErrors.expect(/409/)
  await begunAt(page, 'representative')
  await fillRepresentativeStep(page)
  await expectTexts(page, 'Draft saved')
  const second = await page.context().newPage()
  await second.goto(page.url())
  await atStep(second, 'Representative')
  const type = async (tab: Page, field: string, words: string) => {
    const answered = tab.waitForResponse('**/live-draft')
    await goLive(tab).getByLabel(field).fill(words)
    await answered
  }
  const changed = 'This application was changed meanwhile, in another tab or by a colleague.'

  await type(page, 'Job title', 'Chief')
  await type(second, 'Full name', 'Bo Lim')
  await expectTexts(second, changed, 'Not saved.')
  await expect(goLive(second).getByLabel('Full name')).toHaveValue('Bo Lim')
  await inspect(second, 'Go live changed in another tab')
  await goLive(second).getByRole('button', { name: 'Load the saved version' }).click()
  await expect(goLive(second).getByText(changed)).toBeHidden()
  await expect(goLive(second).getByRole('heading', { name: 'Representative' })).toBeFocused()
  await expect(goLive(second).getByLabel('Job title')).toHaveValue('Chief')
  await expect(goLive(second).getByLabel('Full name')).toHaveValue('Asa Tan')

  await type(second, 'Job title', 'Director')
  await type(page, 'Full name', 'Asa Tan-Lim')
  await expectTexts(page, changed)
  await goLive(page).getByRole('button', { name: 'Overwrite with this page' }).click()
  await expect(goLive(page).getByRole('heading', { name: 'Representative' })).toBeFocused()
  await expectTexts(page, 'Draft saved')
  await page.reload()
  await expect(goLive(page).getByLabel('Job title')).toHaveValue('Chief')
  await expect(goLive(page).getByLabel('Full name')).toHaveValue('Asa Tan-Lim')
})

test('a change made in another tab before the code was typed is not submitted', async ({ page, consoleErrors }) => {
  test.slow()
  // Within thirty seconds the first code stays valid.
  consoleErrors.expect(/409|429/)
  const partner = await begunAt(page, 'company')
  await chooseDocument(page)
  await next(page)
  await fillRepresentativeStep(page)
  await next(page)
  await fillBankStep(page)
  await submit(page)
  const code = await readCode(page.request, partner.email)

  const second = await page.context().newPage()
  await second.goto(page.url())
  await atStep(second, 'Check and submit')
  await goLive(second).getByRole('button', { name: 'Change bank' }).click()
  await goLive(second).getByLabel('Bank name').fill('Island Bank')
  await expectTexts(second, 'Draft saved')

  await enterBankCode(page, code)
  await expect(goLive(page).getByText('This page still shows the version before that.')).toBeVisible()
  await expect(goLive(page).getByText('This application was changed meanwhile')).toHaveCount(1)
  await expect(goLive(page).getByRole('button', { name: 'Load the saved version' })).toBeInViewport()
  await inspect(page, 'Go live submission changed in another tab')
  await goLive(page).getByRole('button', { name: 'Load the saved version' }).click()
  await expect(goLive(page).getByLabel('Bank name')).toHaveValue('Island Bank')
  await submit(page)
  await enterBankCode(page, code)
  await expect(page.getByText(submitted)).toBeVisible()
})

test('a tab says that the project was submitted in another one', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/409/)
  test.slow()
  const partner = await begunAt(page, 'company')
  await chooseDocument(page)
  const second = await page.context().newPage()
  await second.goto(page.url())
  await atStep(second, 'Company')
  await next(page)
  await fillRepresentativeStep(page)
  await next(page)
  await fillBankStep(page)
  await submit(page)
  await confirmBank(page, partner)
  await expect(page.getByText(submitted)).toBeVisible()

  const overtaken = 'Go live can be requested only for a new or a rejected project.'
  await goLive(second).getByLabel('Company website').fill('lagoon.example')
  await expectTexts(second, overtaken, 'Not saved.')
  await expect(goLive(second).getByLabel('Company website')).toHaveValue('lagoon.example')
  await inspect(second, 'Go live submitted in another tab')
  await next(second)
  await expect(second.getByRole('alertdialog').getByText(overtaken)).toBeVisible()
  await second.getByRole('button', { name: 'Ok, let me try again' }).click()
  await expect(goLive(second)).toBeHidden()
  await expect(second.getByText('Pending Approval').first()).toBeVisible()
})

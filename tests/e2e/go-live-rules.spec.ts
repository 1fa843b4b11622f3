import { expect, type Page } from '@playwright/test'
import {
  applicant,
  atStep,
  begunAt,
  chooseDocument,
  expectTexts,
  fillBankStep,
  fillCompanyStep,
  fillRepresentativeStep,
  goLive,
  next,
  openGoLive,
  registration,
} from './support/go-live.ts'
import { inspect } from './support/inspection.ts'
import { test } from './support/test.ts'

const oneFile = 'Please choose one file (Max size: 5 MB, Allowed types: jpg, png, pdf)'

test('the project step shows each message at its field', async ({ page }) => {
  await applicant(page)
  await openGoLive(page)
  await next(page)
  await atStep(page, 'Project')
  await next(page)
  await expectTexts(page, 'Please select a country', 'Select one item')
  await expect(goLive(page).getByText('Required.', { exact: true })).toHaveCount(2)
  await expect(goLive(page).getByRole('radio', { name: /Singapore/ })).toBeFocused()
  await expect(goLive(page).getByText('ARTL, AIS2, AIS3, OPTUS3, and MLT: Coming soon.')).toBeVisible()
  await inspect(page, 'Go live project incomplete')

  const addresses = goLive(page).getByLabel('IP addresses')
  await addresses.fill('300.1.1.1, 10.0.0.1 8.8.8.8')
  await expectTexts(page, '300.1.1.1: not valid IPv4 format 10.0.0.1: Belongs to special IP range: "private"')
  await addresses.fill(Array.from({ length: 51 }, (_, at) => `8.8.8.${at}`).join(' '))
  await expectTexts(page, 'Maximum of 50 IPs are allowed.')
  await goLive(page).getByRole('button', { name: 'Back' }).click()
  await atStep(page, 'What you need')
  await next(page)
  await expect(addresses).toHaveValue(/^8\.8\.8\.0 .* 8\.8\.8\.50$/)
})

test('the company, representative and bank steps show each message at its field', async ({ page }) => {
  test.slow()
  await begunAt(page, 'company')
  await atStep(page, 'Company')
  await goLive(page).getByLabel('Company website').fill('no site')
  await goLive(page).getByLabel('Company description').fill('<b>Games</b>')
  await goLive(page).getByLabel('Hotline number').fill('612345')
  await goLive(page).getByLabel('Country', { exact: true }).selectOption('')
  await goLive(page).getByLabel('Company address').fill('a'.repeat(101))
  await next(page)
  await expectTexts(page, 'Website is invalid', 'HTML tags are not allowed!', 'Please enter a valid phone number')
  await expectTexts(page, 'Please select the country in which your company operates.')
  await expectTexts(page, 'Minimum length required is 1 and maximum 100 characters')
  await inspect(page, 'Go live company incomplete')
  await fillCompanyStep(page)
  await next(page)
  await expectTexts(page, oneFile)
  await expect(goLive(page).locator('input[type=file]')).toBeFocused()
  await chooseDocument(page)
  await next(page)
  await atStep(page, 'Representative')
  await next(page)
  await expectTexts(page, 'Select one item', 'Required.', 'Please enter a valid phone number')
  await fillRepresentativeStep(page)
  await next(page)
  await atStep(page, 'Bank')
  await fillBankStep(page)
  await goLive(page).getByLabel('Confirm account number').fill('0012345679')
  await next(page)
  await expectTexts(page, 'Account number must match')
  await inspect(page, 'Go live bank incomplete')
})

test('a document of the wrong type and an infected one are refused', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/400/)
  await begunAt(page, 'company')
  const wizard = goLive(page)
  const picker = wizard.locator('input[type=file]')
  const big = Buffer.concat([registration.buffer, Buffer.alloc(5_242_881 - registration.buffer.length)])
  for (const file of [
    { ...registration, buffer: Buffer.from('hello') },
    { ...registration, buffer: Buffer.alloc(0) },
    { ...registration, buffer: big },
    { ...registration, name: 'registration.exe' },
  ]) {
    await picker.setInputFiles(file)
    await expectTexts(page, oneFile)
    await wizard.getByRole('button', { name: /^Remove/ }).click()
    await expect(wizard.getByText(oneFile)).toBeHidden()
  }
  const virus = Buffer.concat([registration.buffer, Buffer.from('EICAR-STANDARD-ANTIVIRUS-TEST-FILE!')])
  await picker.setInputFiles({ ...registration, buffer: virus })
  await expectTexts(page, 'Virus scan failed !', 'Antivirus check failed. Please upload another file.')
  await inspect(page, 'Go live document refused')
  await next(page)
  await expect(wizard.getByRole('heading', { name: 'Company', level: 3 })).toBeVisible()
  await picker.setInputFiles({ ...registration, name: 'seal.pdf' })
  await expectTexts(page, 'seal.pdf', 'Virus scan passed')
  const download = page.waitForEvent('download')
  await wizard.getByRole('button', { name: 'Download seal.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('seal.pdf')
  await next(page)
  await atStep(page, 'Representative')
})

test('a step can be filled in with the keyboard alone', async ({ page }) => {
  await begunAt(page, 'representative')
  await atStep(page, 'Representative')
  await expect(goLive(page).getByRole('heading', { name: 'Representative' })).toBeFocused()
  const keys = page.keyboard
  await keys.press('Tab')
  await expect(goLive(page).getByLabel('Salutation')).toBeFocused()
  await keys.press('ArrowDown')
  for (const text of ['Asa Tan', 'Director']) {
    await keys.press('Tab')
    await keys.type(text)
  }
  await keys.press('Tab')
  await expect(goLive(page).getByLabel('Country code')).toHaveValue('Singapore')
  await keys.press('Tab')
  await keys.type('81234567')
  await keys.press('Tab')
  await keys.press('Enter')
  await atStep(page, 'Bank')
  await expect(goLive(page).getByRole('heading', { name: 'Bank' })).toBeFocused()
  await keys.press('Escape')
  await expect(goLive(page)).toBeHidden()
  await openGoLiveAt(page, 'Bank')
})

async function openGoLiveAt(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: 'Go Live' }).click()
  await atStep(page, step)
}

import { expect, type Page } from '@playwright/test'
import { arriveAt, enterCode, expectRow, openFromMenu, pressInMenu, signIn } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { type Person, registerPartner } from './support/people.ts'
import { test } from './support/test.ts'

async function openProfile(page: Page): Promise<Person> {
  const partner = await registerPartner(page.request)
  await signIn(page, partner)
  await openFromMenu(page, 'Profile')
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  return partner
}

const edit = (page: Page) => page.getByRole('button', { name: 'Edit' })
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a partner fills in the company and its representative', async ({ page, consoleErrors }) => {
  const partner = await openProfile(page)
  await arriveAt(page, 'Profile')
  await edit(page).click()
  await expect(page.getByLabel('Company name')).toBeFocused()
  await expect(page.getByLabel('Business email')).toHaveValue(partner.email)
  await expect(page.getByLabel('Business email')).not.toBeEditable()

  await test.step('sees each error at its field', async () => {
    await page.getByLabel('Company website').fill('no site')
    await page.getByLabel('Company description').fill('<b>Music</b>')
    await page.getByLabel('Hotline number').fill('61234567')
    await save(page)
    await expect(page.getByLabel('Company website')).toBeFocused()
    for (const words of ['Website is invalid', 'HTML tags are not allowed!', 'Please enter a valid phone number']) {
      await expect(page.getByText(words)).toBeVisible()
    }
    await inspect(page, 'Profile with errors')
  })

  await page.getByLabel('Company name').fill('Harbour Pte Ltd')
  await page.getByLabel('Company website').fill('harbour.example')
  const description = `"Music" & 'games': a < b, &lt;b&gt; <3`
  await page.getByLabel('Company description').fill(description)
  await page.getByLabel('Hotline number').fill('+65 61234567')
  await page.getByLabel('Industry').selectOption('Music and audio')
  await page.getByLabel('Salutation').selectOption('Dr.')
  await page.getByLabel('Full name').fill('Dana Ong')

  await test.step('comes back to editing when saving fails', async () => {
    consoleErrors.expect(/500/)
    const broken = { status: false, message: 'Something went wrong on our side.', code: 'server-error', data: null }
    await page.route('**/portal/org', (route) => route.fulfill({ status: 500, json: broken }), { times: 1 })
    await save(page)
    await expect(page.getByText(broken.message)).toBeVisible()
    await expect(page.getByLabel('Company name')).toHaveValue('Harbour Pte Ltd')
  })

  await save(page)
  await expect(page.getByText('Saved!')).toBeVisible()
  await expect(edit(page)).toBeFocused()
  await page.reload()
  await expect(section(page, 'Company')).toContainText('Harbour Pte Ltd')
  await expect(section(page, 'Company')).toContainText(description)
  await expect(section(page, 'Representative')).toContainText('Dr.')
})

test('new bank details need a code from the mailbox, and the partner gets a mail', async ({ page, consoleErrors }) => {
  const partner = await openProfile(page)
  await edit(page).click()
  await page.getByLabel('Bank name').fill('Harbour Bank')
  await page.getByLabel('Account number', { exact: true }).fill('0012345678')
  await page.getByLabel('Confirm account number').fill('0012345679')
  await save(page)
  await expect(page.getByText('Account number must match')).toBeVisible()
  await page.getByLabel('Confirm account number').fill('0012345678')
  await save(page)

  const dialog = page.getByRole('dialog', { name: 'Confirm the new bank details' })
  await expect(dialog).toContainText(partner.email)
  await inspect(page, 'Bank code')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByLabel('Bank name')).toHaveValue('Harbour Bank')

  consoleErrors.expect(/422|429/)
  await save(page)
  await dialog.getByLabel('Code').fill('000000')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('The code is not correct. Please check it and try again.')).toBeVisible()
  await inspect(page, 'Bank code refused')
  await enterCode(page, partner)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Saved!')).toBeVisible()
  await expect(section(page, 'Bank')).toContainText('0012345678')
  const mails = await (await page.request.get('/dev/mailbox.json', { params: { to: partner.email } })).json()
  expect(mails[0]).toMatchObject({ subject: 'Your bank details were changed' })
  expect(JSON.stringify(mails)).not.toContain('0012345678')
})

test('a save does not overwrite a change made in another tab', async ({ page, consoleErrors }) => {
  await openProfile(page)
  const other = await page.context().newPage()
  await other.goto('/partner-profile')
  for (const tab of [page, other]) await edit(tab).click()
  await other.getByLabel('Company address').fill('2 Harbour Front')
  await save(other)
  await expect(other.getByText('Saved!')).toBeVisible()

  consoleErrors.expect(/409/)
  await page.getByLabel('Company name').fill('Harbour Pte Ltd')
  await save(page)
  await expect(page.getByText('This profile was changed meanwhile, in another tab or browser.')).toBeVisible()
  await expect(page.getByLabel('Company name')).toHaveValue('Harbour Pte Ltd')
  await inspect(page, 'Profile changed elsewhere')
  await page.getByRole('button', { name: 'Load the saved version' }).click()
  await expect(page.getByLabel('Company address')).toHaveValue('2 Harbour Front')
  await page.getByLabel('Company name').fill('Harbour Pte Ltd')
  await save(page)
  await expect(section(page, 'Company')).toContainText('Harbour Pte Ltd')
  await expect(section(page, 'Company')).toContainText('2 Harbour Front')
})

test('an accepted company is read-only, and Edit says why', async ({ page }) => {
  await page.route('**/portal/org?*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, status: 'active' } } })
  })
  await openProfile(page)
  await expect(page.getByText('Your first project was approved with these details')).toBeVisible()
  await expect(page.getByRole('link', { name: 'please contact us' })).toHaveAttribute('href', '/_contact')
  await edit(page).focus()
  await expect(page.getByRole('tooltip')).toHaveText('Profile cannot be edited anymore')
  await expect(edit(page)).toBeDisabled()
  await edit(page).press('Enter')
  await expect(page.getByLabel('Company name')).toBeHidden()
  await inspect(page, 'Profile locked')
})

test('a session elsewhere is revoked and ends at once', async ({ page, browser, baseURL, extraHTTPHeaders }) => {
  const partner = await openProfile(page)
  const elsewhere = await browser.newContext({ baseURL, extraHTTPHeaders, userAgent: '<u>kiosk/1.0' })
  const kiosk = await elsewhere.newPage()
  await signIn(kiosk, partner)
  await page.reload()
  const table = page.getByRole('table', { name: 'Sessions' })
  await expectRow(table, { Actions: 'This session' })
  const row = await expectRow(table, { Browser: '<u>kiosk' })
  await row.getByRole('button', { name: /Revoke <u>kiosk/ }).click()
  await expect(page.getByRole('alertdialog')).toContainText('<u>kiosk at')
  await inspect(page, 'Revoke session')
  await page.getByRole('button', { name: 'Revoke session' }).click()
  await expect(page.getByText('The session has ended.')).toBeVisible()
  await expect(table.getByRole('row').filter({ hasText: 'kiosk' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeFocused()

  await pressInMenu(kiosk, 'Rate Cards')
  await expect(kiosk.getByRole('dialog').or(kiosk.getByRole('alertdialog'))).toContainText('Logged Out')
  await elsewhere.close()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
})

test('leaving the page asks about unsaved input', async ({ page }) => {
  await openProfile(page)
  await edit(page).click()
  await page.getByLabel('Company name').fill('Harbour Pte Ltd')
  const stays = async () => {
    const question = page.waitForEvent('dialog').then((dialog) => dialog.dismiss())
    await pressInMenu(page, 'Rate Cards')
    await question
    await expect(page.getByLabel('Company name')).toHaveValue('Harbour Pte Ltd')
  }
  await stays()

  await test.step('also after a Save with invalid input', async () => {
    await page.getByLabel('Company website').fill('no site')
    await save(page)
    await expect(page.getByText('Website is invalid')).toBeVisible()
    await stays()
    await page.getByLabel('Company website').fill('harbour.example')
  })

  await test.step('also while a bank code is pending', async () => {
    await page.getByLabel('Bank name').fill('Harbour Bank')
    await save(page)
    const dialog = page.getByRole('dialog', { name: 'Confirm the change of bank details' })
    await expect(dialog).toContainText('Without an account number there is nowhere to send your payouts.')
    await inspect(page, 'Bank code without an account')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await stays()
  })

  page.once('dialog', (question) => question.accept())
  await openFromMenu(page, 'Rate Cards')
  await expect(page.getByRole('heading', { name: 'Rate Cards', level: 1 })).toBeVisible()
})

import { expect, type Page } from '@playwright/test'
import { arriveAt, hold, signIn } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { registerPartner } from './support/people.ts'
import { holdScripts, waitForHydration } from './support/public-pages.ts'
import { test } from './support/test.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click()

async function openForm(page: Page): Promise<void> {
  await page.goto('/_contact')
  await waitForHydration(page)
}

async function fillIn(page: Page, message: string): Promise<void> {
  await field(page, 'Name').fill('Mira Tan')
  await field(page, 'Company email').fill('mira@lumen.example')
  await field(page, 'Role').selectOption('Growth strategist')
  await field(page, 'Country').selectOption('Singapore')
  await field(page, 'Mobile number').fill('8123 4567')
  await field(page, 'Message').fill(message)
}

/** The newest mail to the contact address. */
async function mailWith(page: Page, words: string) {
  const mails = () => page.request.get('/dev/mailbox.json', { params: { to: 'partners@portal.example' } })
  const texts: { text: string }[] = await (await mails()).json()
  return texts.find(({ text }) => text.includes(words))?.text
}

test('a visitor writes to us and is thanked', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Any Questions' }).click()
  await expect(field(page, 'Name')).toBeVisible()
  await arriveAt(page, 'Contact us')
  await fillIn(page, 'Do you reach prepaid subscribers too?')
  await field(page, 'Role').selectOption('Other')
  await field(page, 'Your role').fill('Founder')
  await send(page)
  await expect(page).toHaveURL(/\/_contact-success$/)
  await arriveAt(page, 'Thank you')
  const mail = await mailWith(page, 'prepaid subscribers')
  expect(mail).toContain('Role: Other: Founder')
  expect(mail).toContain('Phone: +65 81234567')
  await page.getByRole('link', { name: 'Try For Free' }).click()
  await expect(page).toHaveURL(/\/signup$/)
})

test('missing fields show the specified messages, and nothing is sent', async ({ page }) => {
  await openForm(page)
  await send(page)
  await expect(field(page, 'Name')).toBeFocused()
  await expect(page.getByRole('alert')).toHaveText([
    'Required.',
    'Please enter your email address',
    'Select one item',
    'Please select the country in which your company operates.',
    'Please select a country code',
    'Required.',
  ])
  await field(page, 'Role').selectOption('Other')
  await field(page, 'Company email').fill('mira@lumen')
  await field(page, 'Mobile number').fill('8123')
  await expect(page.getByText('Input a role')).toBeVisible()
  await expect(page.getByText('Email is invalid')).toBeVisible()
  await expect(page.getByText('Please select a country code')).toBeVisible()
  await field(page, 'Country').selectOption('Thailand')
  await expect(field(page, 'Country code')).toHaveValue('Thailand')
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
  await inspect(page, 'Contact with errors')
})

test('countries of the region come first among some 240, each with its dial code', async ({ page }) => {
  await openForm(page)
  const codes = field(page, 'Country code').locator('option')
  await expect(codes.nth(1)).toHaveText('+65 Singapore')
  await expect(codes.nth(5)).toHaveText('+61 Australia')
  expect(await codes.count()).toBeGreaterThan(235)
  await field(page, 'Country').selectOption('Canada')
  await expect(field(page, 'Country code')).toHaveValue('Canada')
  await field(page, 'Country code').selectOption('United Kingdom')
  await field(page, 'Mobile number').fill('2071234567')
  await expect(field(page, 'Country code')).toHaveValue('United Kingdom')
  await expect(field(page, 'Country')).toHaveValue('Canada')
})

test('a failed message shows one sentence, keeps the input and can be retried', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource/)
  await page.route('**/portal/home/contactUs', (route) => route.abort(), { times: 1 })
  await openForm(page)
  await fillIn(page, 'Sent at the second try.')
  await send(page)
  const modal = page.getByRole('alertdialog', { name: 'Error' })
  await expect(modal).toContainText(
    'There was some error in submitting the form. We apologize for the inconvenience. Please contact us by email',
  )
  await expect(modal).not.toContainText('If problem persists')
  await inspect(page, 'Contact failed')
  await modal.getByRole('button', { name: 'Ok, let me try again' }).click()
  await expect(field(page, 'Message')).toHaveValue('Sent at the second try.')
  await expect(page.getByRole('link', { name: 'partners@portal.example' })).toBeVisible()
  await send(page)
  await expect(page).toHaveURL(/\/_contact-success$/)
})

test('a rate-limited message shows the same sentence and can be sent later', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/429 \(Too Many Requests\)/)
  const refusal = { status: false, message: 'Too many requests.', code: 'too-many-requests', data: null }
  const tooMany = { status: 429, headers: { 'retry-after': '600' }, json: refusal }
  await page.route('**/portal/home/contactUs', (route) => route.fulfill(tooMany), { times: 1 })
  await openForm(page)
  await fillIn(page, 'One of many.')
  await send(page)
  const modal = page.getByRole('alertdialog', { name: 'Error' })
  await expect(modal).toContainText('There was some error in submitting the form.')
  await modal.getByRole('button', { name: 'Ok, let me try again' }).click()
  await expect(field(page, 'Message')).toHaveValue('One of many.')
  await send(page)
  await expect(page).toHaveURL(/\/_contact-success$/)
})

test('a used captcha is solved again for the next attempt', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/422 \(Unprocessable Entity\)/)
  await openForm(page)
  await fillIn(page, 'With a token of its own.')
  let stolen = ''
  // Another message uses the token first, so this page's message is rejected.
  await page.route(
    '**/portal/home/contactUs',
    async (route) => {
      stolen = String(route.request().postDataJSON().captcha_token)
      const body = { ...route.request().postDataJSON(), message: 'I was first.' }
      expect((await page.request.post('/portal/home/contactUs', { data: body })).status()).toBe(200)
      await route.continue()
    },
    { times: 1 },
  )
  await send(page)
  await page.getByRole('button', { name: 'Ok, let me try again' }).click()
  const again = page.waitForRequest('**/portal/home/contactUs')
  await send(page)
  expect((await again).postDataJSON().captcha_token).not.toBe(stolen)
  await expect(page).toHaveURL(/\/_contact-success$/)
})

test('keeps text typed before the scripts have loaded, and puts none of it into the address', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/_contact', { waitUntil: 'commit' })
  await field(page, 'Country').selectOption('Thailand')
  await fillIn(page, 'Typed before anything ran.')
  await field(page, 'Company email').fill('')
  await send(page)
  expect(new URL(page.url()).search).toBe('')
  release()
  await waitForHydration(page)
  await send(page)
  await expect(page.getByRole('alert')).toHaveText(['Please enter your email address'])
  await expect(field(page, 'Message')).toHaveValue('Typed before anything ran.')
  await expect(field(page, 'Country code')).toHaveValue('Singapore')
  await field(page, 'Company email').fill('mira@lumen.example')
  await send(page)
  await expect(page).toHaveURL(/\/_contact-success$/)
  expect(await mailWith(page, 'Typed before')).toContain('Phone: +65 81234567')
})

test('without JavaScript the page shows the mail address instead of the form', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/contact-us')
  await expect(page).toHaveURL(/\/_contact$/)
  const instead = page.locator('main noscript')
  await expect(instead).toBeVisible()
  expect(await instead.innerText()).toMatch(/^The form needs JavaScript\..*write to partners@portal\.example\.$/)
  await expect(instead.locator('a')).toHaveAttribute('href', 'mailto:partners@portal.example')
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeHidden()
  await expect(field(page, 'Name')).toBeHidden()
  await context.close()
})

test('a message waits for a slow captcha', async ({ page }) => {
  const release = await hold(page, '**/portal/home/captcha*')
  await openForm(page)
  await fillIn(page, 'Sent once the captcha was there.')
  await send(page)
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveAttribute('aria-busy', 'true')
  await expect(field(page, 'Message')).toHaveValue('Sent once the captcha was there.')
  release()
  await expect(page).toHaveURL(/\/_contact-success$/)
})

test('a failed captcha is reported, and the next attempt requests another', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource/)
  let asked = 0
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/portal/home/contactUs')) sent += 1
  })
  await page.route('**/portal/home/captcha*', async (route) => {
    asked += 1
    await route.abort()
  })
  await openForm(page)
  await fillIn(page, 'Sent with the second captcha.')
  await send(page)
  const modal = page.getByRole('alertdialog', { name: 'Error' })
  await expect(modal).toContainText('There was some error in submitting the form.')
  expect(asked).toBeGreaterThan(0)
  expect(sent).toBe(0)
  await page.unroute('**/portal/home/captcha*')
  await modal.getByRole('button', { name: 'Ok, let me try again' }).click()
  await expect(field(page, 'Message')).toHaveValue('Sent with the second captcha.')
  await send(page)
  await expect(page).toHaveURL(/\/_contact-success$/)
})

test('an expired captcha is solved again before sending', async ({ page }) => {
  const solved = page.waitForEvent('worker').then((worker) => worker.waitForEvent('close'))
  await openForm(page)
  await solved
  await fillIn(page, 'Written slowly.')
  // Only the page's clock: on the server no time has passed.
  await page.clock.setFixedTime(Date.now() + 10 * 60_000)
  const another = page.waitForRequest('**/portal/home/captcha*')
  await send(page)
  await another
  await expect(page).toHaveURL(/\/_contact-success$/)
})

test('a signed-in sender is thanked without a link to sign up', async ({ page, request }) => {
  await signIn(page, await registerPartner(request), '/_contact-success')
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try For Free' })).toBeHidden()
})

test('/contact-us redirects to the form', async ({ page }) => {
  await page.goto('/contact-us')
  await expect(page).toHaveURL(/\/_contact$/)
  await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible()
})

import { expect } from '@playwright/test'
import { billing, expectLanded, openBilling, section, wholePage } from './support/documentation.ts'
import { openFromMenu, signIn } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { registerPartner } from './support/people.ts'
import { test } from './support/test.ts'

const operations = [
  'Send a one-time password',
  'Turn a proven number into a user token',
  'Charge a subscriber',
  'Read a charge back',
  'Refund a charge',
  'Send a message',
]

test.beforeEach(async ({ page, request }) => signIn(page, await registerPartner(request)))

test('the documentation begins with the products and leads to each operation', { tag: '@phone' }, async ({ page }) => {
  test.slow()
  await openBilling(page)
  await inspect(page, 'Direct Carrier Billing')
  await page.goto('/api-doc')
  await expect(page.getByText('The Open Platform API sandbox is free for a limited time')).toBeVisible()
  const cards = page.getByRole('list', { name: 'API products' }).getByRole('listitem')
  await expect(cards.filter({ hasText: 'Mobile Wallet Payment' })).toContainText('Coming Soon')
  await openBilling(page)
  for (const name of operations) {
    await openFromMenu(page, name)
    await expect(section(page, name).getByRole('heading', { name, level: 2 })).toBeInViewport()
  }
  await inspect(page, 'Operation')
})

test('the sample language applies to the whole page and is remembered', async ({ page }) => {
  await page.goto(`${billing}#createCharge`)
  const choice = (name: string) => section(page, name).getByRole('combobox', { name: 'Language of the code samples' })
  await choice('Charge a subscriber').selectOption('Python')
  await expect(section(page, 'Charge a subscriber').getByRole('region', { name: /^Code sample/ })).toContainText(
    'import',
  )
  await page.goto(`${billing}#refundCharge`)
  await page.reload()
  await expect(choice('Refund a charge')).toHaveValue('python')
})

test('a link to an operation, an answer or a property lands there, after a reload and after Back', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow()
  for (const anchor of [
    'createCharge',
    'createCharge/response/200',
    'createCharge/request/userToken',
    'createCharge/response/200/amount',
    'result-codes/GENERAL_DECLINE-402',
  ]) {
    await page.goto('/api-doc')
    await page.goto(`${billing}#${anchor}`)
    await expectLanded(page, anchor)
    await page.reload()
    await expectLanded(page, anchor)
    await openFromMenu(page, 'Send a message')
    await expectLanded(page, 'sendSms')
    await page.goBack()
    await expectLanded(page, anchor)
  }
})

test('the changes lead to a version, to an operation and to a feed', async ({ page, request }) => {
  await openBilling(page)
  await openFromMenu(page, 'Changes')
  await expectLanded(page, 'changes')
  const changes = section(page, 'Changes')
  await changes.getByRole('link', { name: '1.1.0', exact: true }).click()
  await expect(page).toHaveURL(/#changes\/1\.1\.0$/)
  await page.reload()
  await expectLanded(page, 'changes/1.1.0')
  await inspect(page, 'Changes of a product')
  const feed = await changes.getByRole('link', { name: 'Atom feed' }).getAttribute('href')
  await changes
    .getByRole('list', { name: 'Changes of 1.1.0' })
    .getByRole('link', { name: 'POST /v1/charges', exact: true })
    .click()
  await expectLanded(page, 'createCharge')
  const answer = await request.get(feed ?? '')
  expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(await answer.text()).toContain(`${billing}#changes/1.1.0`)
})

test('code panels show their last line, and wrap long lines on request', async ({ page }) => {
  await openBilling(page)
  await openFromMenu(page, 'Charge a subscriber')
  await expectLanded(page, 'createCharge')
  const place = section(page, 'Charge a subscriber')
  const request = place.getByRole('region', { name: /^Request example of/ })
  const hidden = (side: 'Height' | 'Width') =>
    request.evaluate((panel, name) => panel[`scroll${name}`] - panel[`client${name}`], side)
  await expect(request).toBeVisible()
  expect(await hidden('Height')).toBe(0)
  expect(await hidden('Width')).toBeGreaterThan(0)
  const wrap = place.getByRole('button', { name: /^Wrap lines of Request example of/ })
  await wrap.click()
  await expect(wrap).toHaveAttribute('aria-pressed', 'true')
  expect(await hidden('Width')).toBe(0)
  expect(await hidden('Height')).toBe(0)
  await inspect(page, 'Documentation with wrapped lines')
})

test('the search finds operations by path, field or result code', async ({ page }) => {
  await page.goto(billing)
  await expect(page.getByRole('heading', { level: 1, name: 'Direct Carrier Billing' })).toBeVisible()
  for (const [typed, place] of [
    ['/v1/charges/refund', 'Refund a charge'],
    ['oneTimePassword', 'Turn a proven number into a user token'],
    ['ALREADY_REFUNDED', 'Result codes'],
  ] as const) {
    await page.keyboard.press('/')
    await page.keyboard.type(typed)
    const found = page.getByRole('listbox', { name: 'Places found' })
    await found.getByRole('option').filter({ hasText: place }).first().click()
    await expect(section(page, place).getByRole('heading', { name: place, level: 2 })).toBeVisible()
  }
})

test('the whole page is printed, shared answers once', async ({ page }) => {
  await page.goto(billing)
  await expect(page.getByRole('heading', { level: 1, name: 'Direct Carrier Billing' })).toBeVisible()
  // The print event fires once, so the listener must exist before.
  await wholePage(page)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  for (const name of operations) {
    const printed = section(page, name)
    await expect(printed.getByRole('heading', { name, level: 2 })).toBeVisible()
    await expect(printed.getByText('Request body').or(printed.getByText('Path parameters')).first()).toBeVisible()
    await expect(printed.getByRole('region', { name: `Code sample of ${name}` })).toBeVisible()
  }
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByText('Any answer that is not a success.').filter({ visible: true })).toHaveCount(1)
  const sheets = sheetsOf(await page.pdf({ format: 'A4' }))
  expect(sheets).toBeGreaterThan(operations.length)
  expect(sheets).toBeLessThanOrEqual(20)
})

const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test('the specification can be downloaded', async ({ page, request }) => {
  await page.goto(billing)
  const { origin } = new URL(page.url())
  for (const [name, beginning] of [
    ['YAML', 'openapi: 3.1.0'],
    ['JSON', '{'],
    ['Markdown', '# Direct Carrier Billing'],
  ] as const) {
    const address = await page.getByRole('link', { name, exact: true }).getAttribute('href')
    const answer = await request.get(address ?? '')
    expect(answer.status()).toBe(200)
    const text = await answer.text()
    expect(text.trimStart().slice(0, 200)).toContain(beginning)
    expect(new Set(text.match(/http:\/\/127\.0\.0\.1:\d+/g))).toEqual(new Set([origin]))
  }
  const list = await (await request.get('/llms.txt')).text()
  expect(list).toContain(`[Direct Carrier Billing](${origin}/api-doc/direct-carrier-billing.md)`)
  const aside = page.locator('.ref-card').filter({ hasText: 'Base URL' })
  await expect(aside).toContainText(`${origin}/sandbox`)
  await expect(aside).not.toContainText('unless you choose otherwise')
})

test('an address of no product leads to the list of products', async ({ page }) => {
  await page.goto('/api-doc/mobile-wallet')
  await expect(page).toHaveURL(/\/api-doc$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Documentation' })).toBeVisible()
})

test('everything is reachable by keyboard with visible focus', async ({ page }) => {
  await page.goto(`${billing}#createCharge`)
  await expectLanded(page, 'createCharge')
  const lost: string[] = []
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab')
    const trouble = await page.evaluate(troubleAtFocus)
    if (trouble) lost.push(trouble)
  }
  expect(lost).toEqual([])
  await page.goto(`${billing}#sendSms`)
  const place = section(page, 'Send a message')
  await place.getByRole('tab', { name: 'Documentation' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(place.getByRole('tab', { name: 'TRY OUT' })).toBeFocused()
  await place.getByRole('button', { name: 'Send', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(place.getByRole('region', { name: 'Answer' })).toContainText('INVALID_USER_TOKEN')
})

/** Runs in the page: problems of the focused element, if any. */
function troubleAtFocus(): string | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 30)}`
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
  const { left, width, height } = element.getBoundingClientRect()
  if (outlineStyle === 'none' || outlineWidth === '0px') return `${name}: no outline`
  if (element.role === 'tab') {
    const letters = document.createRange()
    letters.selectNodeContents(element)
    const ring = left - Number.parseFloat(outlineOffset)
    if (letters.getBoundingClientRect().left - ring < 2) return `${name}: the outline touches the letters`
  }
  const inText = element.tagName === 'A' || element.tagName === 'PRE'
  return !inText && (width < 24 || height < 24) ? `${name}: ${width} by ${height}` : null
}

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Locator, type Page } from '@playwright/test'
import { section, send } from './support/documentation.ts'
import { download, expectRow, openFromMenu, openTab, signInWithProject } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { registerPartner } from './support/people.ts'
import { test } from './support/test.ts'

const run = promisify(execFile)
const askForPassword = 'Send a one-time password'

test("a copied cURL command runs in a terminal, and its call is in the project's log", async ({
  page,
  request,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInWithProject(page, await registerPartner(request), 'Harbour parking')
  await test.step('the log is empty and shows the way', async () => {
    await openTab(page, 'Calls')
    await expect(page.getByText('No calls yet.')).toBeVisible()
    await inspect(page, 'Project without calls')
    await page.getByRole('link', { name: 'Copy a first call' }).click()
    await expect(page.getByLabel('Fill the samples with')).toHaveText(/Harbour parking/)
  })
  await test.step('a key fills the samples', async () => {
    // Until the reader scrolls, the page keeps the operation in its place while content around it loads.
    await page.mouse.wheel(0, -150)
    await page.getByRole('button', { name: 'Generate a sandbox key' }).click()
    await expect(page.getByRole('region', { name: 'Fill the samples' })).toContainText(/sandbox_[0-9A-Za-z]{20,}/)
    await inspect(page, 'Documentation with a key')
  })
  const terminal = await copiedLine(page)
  await test.step('the terminal gets the answer that TRY OUT shows', async () => {
    const { stdout } = await run('bash', ['-c', terminal])
    expect(stdout).toMatch(/^HTTP\/1\.1 200/)
    const answer = JSON.parse(stdout.slice(stdout.indexOf('\r\n\r\n')))
    expect(answer).toMatchObject({ resultCode: 'SUCCESS', message: 'The one-time password is on its way.' })
    await section(page, askForPassword).getByRole('tab', { name: 'TRY OUT' }).click()
    await send(section(page, askForPassword), answer.message)
  })
  await test.step('a wrong key is refused and logged as well', async () => {
    const wrongKey = terminal.replace(/(?<=X-Api-Key: sandbox_.{4})./, (letter) => (letter === '0' ? '1' : '0'))
    const { stdout } = await run('bash', ['-c', wrongKey])
    expect(stdout).toMatch(/^HTTP\/1\.1 401/)
  })
  await openFromMenu(page, 'Harbour parking')
  await openTab(page, 'Calls')
  await test.step('both calls are in the log', () => readLog(page))
  await test.step('a call is replayed', () => replay(page))
  const charge = terminal.replaceAll('/v1/identities/otp', '/v1/charges')
  await test.step('a charge of the log is replayed without its masked token', () => replayCharge(page, charge))
})

async function copiedLine(page: Page): Promise<string> {
  await openFromMenu(page, askForPassword)
  const place = section(page, askForPassword)
  await place.getByRole('combobox', { name: 'Language of the code samples' }).selectOption('cURL')
  await place.getByRole('button', { name: `Copy Code sample of ${askForPassword}` }).click()
  const shown = await place.getByRole('region', { name: `Code sample of ${askForPassword}` }).innerText()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.trim()).toBe(shown.trim())
  return copied
}

async function readLog(page: Page): Promise<void> {
  const log = page.getByRole('table', { name: 'API calls' })
  const row = await expectRow(log, { Operation: 'POST /v1/identities/otp', Result: 'SUCCESS', Latency: 'ms' })
  await expectRow(log, { Operation: 'POST /v1/identities/otp', Result: 'FAILURE' })
  const linesOf = (text: Locator) => text.evaluateAll((all) => all.map((each) => each.getClientRects().length))
  expect(await linesOf(log.locator('time')), 'the time of a call has one line').toEqual([1, 1])
  await inspect(page, 'Project with calls')
  // The message has arrived, with a code in place of #PASSWORD#.
  await openTab(page, 'Handset')
  await expectRow(page.getByRole('table', { name: 'Messages' }), { To: '6581234567', Message: 'code is' })
  await inspect(page, 'Handset with a message')
  await openTab(page, 'Calls')

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('textbox', { name: 'Result' }).fill('general decline')
  await page.getByRole('form', { name: 'Filter calls' }).getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByText('No call matches this filter.')).toBeVisible()
  await inspect(page, 'Calls filtered')
  await page.getByRole('button', { name: 'Show all' }).last().click()
  await expect(row).toHaveCount(1)

  const button = page.getByRole('region', { name: 'Call log' }).getByRole('button', { name: 'Download CSV' })
  const { name, lines } = await download(button)
  expect(name).toBe('harbour-parking-sandbox-calls.csv')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('correlationId')
}

async function replay(page: Page): Promise<void> {
  const log = page.getByRole('table', { name: 'API calls' })
  await log.getByRole('row').filter({ hasText: 'SUCCESS' }).getByRole('button', { name: /POST/ }).click()
  const dialog = page.getByRole('dialog', { name: 'POST /v1/identities/otp' })
  await expect(dialog).toContainText('Why this answer')
  await expect(dialog.getByRole('region', { name: 'Request' })).not.toContainText('6581234567')
  await inspect(page, 'One call')
  const sent = await dialog.getByRole('region', { name: 'Request' }).innerText()
  await dialog.getByRole('button', { name: 'Replay in TRY OUT' }).click()
  const place = section(page, askForPassword)
  const id = /"correlationId": "([^"]+)"/.exec(sent)?.[1] ?? 'a correlation id in the request'
  await expect(place.getByRole('textbox', { name: /correlationId/ })).toHaveValue(id)
  await expect(page.getByLabel('Fill the samples with')).toHaveText(/Harbour parking/)
  await inspect(page, 'TRY OUT replay')
}

const notHeld = 'You have no token yet. Verify the number first'

async function replayCharge(page: Page, line: string): Promise<void> {
  const body = {
    correlationId: 'order-of-the-log',
    userToken: 'utk_2k4u6i8o0p2k4u6iywb5',
    paymentServiceProvider: 'STM',
  }
  const { stdout } = await run('bash', [
    '-c',
    line.replace(/--data(-raw)? '[^']*'/, `--data '${JSON.stringify(body)}'`),
  ])
  expect(stdout).toContain('order-of-the-log')
  await openFromMenu(page, 'Harbour parking')
  await openTab(page, 'Calls')
  const log = page.getByRole('table', { name: 'API calls' })
  await log.getByRole('row').getByRole('button', { name: 'POST /v1/charges' }).click()
  await page.getByRole('button', { name: 'Replay in TRY OUT' }).click()
  const place = section(page, 'Charge a subscriber')
  await expect(place.getByRole('textbox', { name: /correlationId/ })).toHaveValue('order-of-the-log')
  await expect(place.getByLabel('userToken')).toHaveValue('')
  await expect(place.getByText('Masked in the log (utk_…ywb5): fill in.')).toBeVisible()
  await expect(place.getByRole('region', { name: /^Code of the call/ })).not.toContainText('utk_…')
  await send(place, 'userToken')
  await inspect(page, 'TRY OUT charge replayed')
  await place.getByRole('button', { name: notHeld }).click()
  const first = section(page, askForPassword)
  await expect(first.getByLabel('transactionType')).toBeVisible()
  await send(first, 'SUCCESS')
}

test('a call log that fails to load says so and can be retried', async ({ page, request, consoleErrors }) => {
  consoleErrors.expect(/status of 500/)
  await page.route(/\/calls\?/, (route) =>
    route.fulfill({ status: 500, json: { status: false, message: 'The log is being moved.', code: 'x', data: null } }),
  )
  await signInWithProject(page, await registerPartner(request), 'Harbour lights')
  await openTab(page, 'Calls')
  await expect(page.getByText('The log is being moved.')).toBeVisible()
  await inspect(page, 'Calls failed')
  await page.unroute(/\/calls\?/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No calls yet.')).toBeVisible()
})

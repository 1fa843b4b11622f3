import { expect, type Page } from '@playwright/test'
import {
  billing,
  expectLanded,
  openBilling,
  openTryOut,
  requestsOf,
  section,
  send,
  wholePage,
} from './support/documentation.ts'
import { openFromMenu, signIn } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { registerPartner } from './support/people.ts'
import { test } from './support/test.ts'

test('a purchase is simulated from the first SMS to the refused second refund without a request', {
  tag: '@phone',
}, async ({ page, context, request, consoleErrors }) => {
  test.slow()
  // The stream of notifications breaks off.
  consoleErrors.expect(/net::ERR_INTERNET_DISCONNECTED/)
  await signIn(page, await registerPartner(request))
  await openBilling(page)
  await openFromMenu(page, 'Send a one-time password')
  await expectLanded(page, 'requestOneTimePassword')
  const first = await openTryOut(page, 'Send a one-time password')
  await expect(first.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 })
  await wholePage(page)
  await context.setOffline(true)
  const asked = requestsOf(page)

  await test.step('the SMS arrives on the handset', async () => {
    await inspect(page, 'TRY OUT')
    await send(first, 'SUCCESS')
    await expect(first.getByRole('region', { name: 'Simulated handset' })).toContainText(/code is \d{6}/)
    // Wide pages show the handset beside the form; on narrow ones the message is shown with the answer.
    const arrived = first.getByRole('region', { name: /^(SMS to|Simulated handset)/ }).first()
    await expect(arrived.getByText(/code is \d{6}/)).toBeInViewport({ ratio: 1 })
    await expect(first.getByRole('button', { name: /^Use this code/ }).first()).toBeInViewport({ ratio: 1 })
    await expect(first.getByRole('region', { name: 'Ledger' })).toContainText('One-time passwords (1)')
    await inspect(page, 'TRY OUT answered')
  })
  await test.step('its code becomes a user token', async () => {
    const code = await first
      .getByRole('button', { name: /^Use this code/ })
      .first()
      .innerText()
    await first.getByRole('button', { name: 'Next: Turn the number into a token' }).click()
    const identity = section(page, 'Turn a proven number into a user token')
    await expect(identity.getByLabel('oneTimePassword')).toHaveValue(code.replace(/\D/g, ''))
    await send(identity, 'The number is proven.')
    await identity.getByRole('button', { name: 'Next: Charge' }).click()
  })
  await test.step('the token is charged, and the charge read back', () => chargeAndReadBack(page))
  await test.step('the refund is given once', () => refundTwice(page))
  expect(asked).toEqual([])
})

async function chargeAndReadBack(page: Page): Promise<void> {
  const charge = section(page, 'Charge a subscriber')
  await expect(charge.getByLabel('userToken')).toHaveValue(/^utk_/)
  await send(charge, 'The charge succeeded.')
  const id = await charge.getByRole('textbox', { name: /correlationId/ }).inputValue()
  await charge.getByRole('button', { name: 'Next: Read the charge back' }).click()
  const reading = section(page, 'Read a charge back')
  await expect(reading.getByRole('textbox', { name: /correlationId/ })).toHaveValue(id)
  await send(reading, 'The charge was found.')
  await reading.getByRole('button', { name: 'Next: Refund' }).click()
}

async function refundTwice(page: Page): Promise<void> {
  const refund = section(page, 'Refund a charge')
  await send(refund, 'The charge is refunded.')
  await refund.getByRole('button', { name: 'Next: Refund it again' }).click()
  await send(refund, 'ALREADY_REFUNDED')
  await refund.getByRole('tab', { name: 'Why this answer' }).click()
  await expect(refund.getByRole('tabpanel', { name: 'Why this answer' })).toContainText(/refunded/)
  await expect(refund.getByRole('region', { name: 'Ledger' })).toContainText('Refunds (1)')
  await inspect(page, 'TRY OUT refused')
}

test('a reset shows the form that begins again', async ({ page, request }) => {
  await signIn(page, await registerPartner(request), `${billing}#refundCharge/try-out`)
  const refund = section(page, 'Refund a charge')
  await expect(refund.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  for (const made of [1, 2, 3, 4]) {
    await refund.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(refund.getByRole('button', { name: `Fill in: call ${made}` })).toBeAttached()
  }
  await refund.getByRole('button', { name: 'Reset the simulator' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
  const form = refund.getByRole('form', { name: 'Call refundCharge' })
  await expect(form).toBeFocused()
  await expect(refund.getByRole('region', { name: 'History' })).toHaveCount(0)
  await expect(form).toBeInViewport({ ratio: 0.5 })
  await inspect(page, 'TRY OUT reset')
})

test('an opened page simulates every operation offline', async ({ page, context, request, consoleErrors }) => {
  // The stream of notifications breaks off.
  consoleErrors.expect(/net::ERR_INTERNET_DISCONNECTED/)
  await signIn(page, await registerPartner(request), billing)
  await wholePage(page)
  await context.setOffline(true)
  const asked = requestsOf(page)
  await openFromMenu(page, 'Send a message')
  const sms = await openTryOut(page, 'Send a message')
  await send(sms, 'INVALID_USER_TOKEN')
  expect(asked).toEqual([])
})

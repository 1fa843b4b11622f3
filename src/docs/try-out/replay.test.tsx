import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, field, press, showTryOut } from '#tests/support/try-out-page.tsx'
import { paymentSource } from '#tests/support/try-out-source.ts'
import { storeReplay } from './replay.ts'

let count = 0

async function replay(operationId: string, body: object, masked: Record<string, string>) {
  count += 1
  storeReplay({ operationId, parameters: {}, body: JSON.stringify(body), masked })
  const user = await showTryOut(paymentSource(`replay-${count}`), operationId)
  await screen.findByRole('button', { name: 'Send' })
  return user
}

const code = () => {
  const handset = screen.getByRole('region', { name: /^Simulated handset/ })
  return within(handset).getByText(/code is \d{6}/).textContent
}

it('opens a logged charge, names the masked token, and links to a new token and back', async () => {
  const charge = {
    correlationId: 'order-7',
    paymentServiceProvider: 'STM',
    productCode: 'STM98',
    paymentDescription: 'Lumen Music',
    merchantContact: 'help@lumen.example',
  }
  const user = await replay('createCharge', charge, { userToken: 'utk_…ywb5' })
  expect(field('userToken').value).toBe('')
  expect(screen.getByText('Masked in the log (utk_…ywb5): fill in.')).toBeDefined()
  await press(user, 'Send')
  expect(answer()).not.toContain('INVALID_USER_TOKEN')
  await press(user, 'You have no token yet. Verify the number first')
  await waitFor(() => expect(screen.getByDisplayValue('ASSOCIATION')).toBeDefined())
  expect(field('paymentServiceProvider').value).toBe('STM')
  await press(user, 'Send')
  expect(code()).toMatch(/\d{6}/)
  await press(user, 'Next: Turn the number into a token')
  await waitFor(() => expect(field('oneTimePassword').value).toMatch(/^\d{6}$/))
  await press(user, 'Send')
  await press(user, 'Next: Charge')
  await waitFor(() => expect(field('userToken').value).toMatch(/^utk_\w+$/))
  expect(field('correlationId').value).toBe('order-7')
  expect(screen.queryByText(/^Masked in the log/)).toBeNull()
  await user.clear(field('userToken'))
  expect(screen.getByText('Masked in the log (utk_…ywb5): fill in, or choose one of yours.')).toBeDefined()
  await press(user, /^Use utk_/)
  await press(user, 'Send')
  expect(answer()).toContain('"paymentStatus": "SUCCESS"')
})

it('opens a logged identity call with its number and links to the one-time password', async () => {
  const identity = {
    correlationId: 'link-7',
    userIdentityType: 'MSISDN',
    paymentServiceProvider: 'STM',
  }
  const masked = { userIdentifier: '65…4567', oneTimePassword: '••••••' }
  const user = await replay('identifyCustomer', identity, masked)
  await press(user, 'Use 6581234567')
  expect(field('userIdentifier').value).toBe('6581234567')
  await press(user, 'You have no code yet. Send one first')
  await waitFor(() => expect(field('messageContent').value).not.toBe(''))
  expect(field('userIdentifier').value).toBe('6581234567')
  await press(user, 'Send')
  await press(user, 'Next: Turn the number into a token')
  await waitFor(() => expect(field('oneTimePassword').value).toMatch(/^\d{6}$/))
  await press(user, 'Send')
  expect(answer()).toContain('"userToken": "utk_')
})

it('suggests operators and their price points, and accepts any other', async () => {
  count += 1
  const user = await showTryOut(paymentSource(`replay-${count}`), 'createCharge')
  await screen.findByRole('button', { name: 'Send' })
  const choice = (name: string) =>
    document.querySelector<HTMLSelectElement>(`select[aria-controls="${field(name).id}"]`)
  const listed = (name: string) =>
    [...(choice(name)?.options ?? [])].filter(({ disabled }) => !disabled).map(({ textContent }) => textContent)
  // All of them, although the field is filled.
  expect(field('paymentServiceProvider').value).toBe('STM')
  expect(listed('paymentServiceProvider')).toEqual(expect.arrayContaining(['Singtel (STM)', 'AIS (AIS)']))
  await user.selectOptions(choice('paymentServiceProvider') ?? document.body, 'AIS')
  expect(field('paymentServiceProvider').value).toBe('AIS')
  expect(listed('productCode').every((each) => each?.startsWith('AIS') || each?.includes('(AIS'))).toBe(true)
  await user.selectOptions(choice('paymentServiceProvider') ?? document.body, 'STM')
  await user.clear(field('paymentServiceProvider'))
  await user.type(field('paymentServiceProvider'), 'NONE')
  await press(user, 'Send')
  expect(answer()).toContain('INVALID_PAYMENT_SERVICE_PROVIDER')
  expect(listed('productCode')).toEqual([])
})

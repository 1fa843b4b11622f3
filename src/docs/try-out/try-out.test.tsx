import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answer, asJson, field, press, showTryOut, typeJson } from '#tests/support/try-out-page.tsx'
import { paymentSource } from '#tests/support/try-out-source.ts'

let count = 0

/** A product per test, so that no test shares a session. */
async function show(operation: string) {
  count += 1
  const user = await showTryOut(paymentSource(`payments-${count}`), operation)
  await screen.findByRole('button', { name: 'Send' })
  return user
}

describe('the payment API', () => {
  it('goes from a number to a refund that is rejected the second time, without a request', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const user = await show('requestOneTimePassword')
    await press(user, 'Send')
    const handset = screen.getByRole('region', { name: /^Simulated handset/ })
    expect(within(handset).getByText(/Your Lumen Music code is \d{6}/)).toBeDefined()
    await press(user, 'Next: Turn the number into a token')
    await waitFor(() => expect(field('oneTimePassword').value).toMatch(/^\d{6}$/))
    await press(user, 'Send')
    expect(answer()).toContain('"userToken": "utk_')
    await press(user, 'Next: Charge')
    await waitFor(() => expect(field('userToken').value).toMatch(/^utk_/))
    await press(user, 'Send')
    expect(answer()).toContain('"paymentStatus": "SUCCESS"')
    await press(user, 'Next: Read the charge back')
    await waitFor(() => expect(field('correlationId').value).toMatch(/^try-/))
    await press(user, 'Send')
    expect(answer()).toContain('"refunds": []')
    await press(user, 'Next: Refund')
    await waitFor(() => expect(field('originalTransactionId').value).toMatch(/^txn_/))
    await press(user, 'Send')
    expect(answer()).toContain('"paymentStatus": "REFUNDED"')
    await press(user, 'Next: Refund it again')
    expect(answer()).toContain('ALREADY_REFUNDED')
    expect(fetched).not.toHaveBeenCalled()
  })

  it('leads from a charge without a token to the step that is still missing', async () => {
    const user = await show('createCharge')
    expect(screen.getByText(/^Start with step 1/).textContent).toContain('you need a user token of your own')
    await user.click(screen.getByRole('link', { name: 'requestOneTimePassword' }))
    await screen.findByRole('form', { name: 'Call requestOneTimePassword' })
    expect(screen.queryByText(/^Start with step/)).toBeNull()
    await press(user, 'Send')
    await press(user, 'Next: Turn the number into a token')
    await screen.findByRole('form', { name: 'Call identifyCustomer' })
    expect(screen.queryByText(/^Start with step/)).toBeNull()
  })

  it('announces answer and message to screen readers and keeps the focus', async () => {
    const user = await show('requestOneTimePassword')
    const send = screen.getByRole('button', { name: 'Send' })
    await user.click(send)
    const said = screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('')
    expect(said).toContain('Answer 1: 200 OK. SUCCESS.')
    expect(said).toMatch(/SMS received by 6581234567: Your Lumen Music code is \d{6}/)
    expect(document.activeElement).toBe(send)
  })

  it('shows the trace of checks', async () => {
    const user = await show('createCharge')
    await press(user, 'Send')
    await user.click(screen.getByRole('tab', { name: 'Why this answer' }))
    const lines = within(screen.getByRole('list', { name: 'Checks, in order' })).getAllByRole('listitem')
    expect(lines[0]?.textContent).toBe('The body is a JSON objectpassed')
    expect(lines.find(({ textContent }) => textContent?.endsWith('answered'))?.textContent).toContain(
      'INVALID_USER_TOKEN',
    )
    expect(lines.at(-1)?.textContent).toMatch(/not made$/)
  })

  it('fills the one-time password of the handset into the next form', async () => {
    const user = await show('requestOneTimePassword')
    await press(user, 'Send')
    const handset = await screen.findByRole('region', { name: /^Simulated handset/ })
    const use = within(handset).getByRole('button', { name: /^Use this code \d{6}$/ })
    const code = use.textContent?.slice(-6)
    await user.click(use)
    await waitFor(() => expect(field('oneTimePassword').value).toBe(code))
    expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Call identifyCustomer' }))
  })

  it('fills in the one-time password that is pressed, not the newest', async () => {
    const user = await show('requestOneTimePassword')
    await press(user, 'Send')
    const first = field('userIdentifier').value
    await user.clear(field('userIdentifier'))
    await user.type(field('userIdentifier'), '6581234568')
    await press(user, 'Send')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Handset of' }), first)
    const handset = screen.getByRole('region', { name: /^Simulated handset/ })
    const use = within(handset).getByRole('button', { name: /^Use this code \d{6}$/ })
    const code = use.textContent?.slice(-6)
    await user.click(use)
    await screen.findByRole('form', { name: 'Call identifyCustomer' })
    expect([field('oneTimePassword').value, field('userIdentifier').value]).toEqual([code, first])
  })

  it('lists schema violations and sends anyway', async () => {
    const user = await show('requestOneTimePassword')
    await user.clear(field('messageContent'))
    expect(screen.getByText('The schema says: required.')).toBeDefined()
    await press(user, 'Send')
    expect(answer()).toContain("'messageContent' is missing or null")
  })

  it('keeps form and JSON in step, and sends text that is not JSON as typed', async () => {
    const user = await show('refundCharge')
    await user.clear(field('reason'))
    await user.type(field('reason'), 'Because')
    await user.click(screen.getByRole('tab', { name: 'JSON' }))
    expect(JSON.parse(asJson().value)).toMatchObject({ reason: 'Because' })
    await typeJson(user, '{"reason": null, "extra": 1}')
    await user.click(screen.getByRole('tab', { name: 'Form' }))
    expect(screen.getByText('The schema says: type string.')).toBeDefined()
    await press(user, 'Send')
    expect(answer()).toContain("'extra' is not a property of this request")
    await typeJson(user, '{"reason": ')
    await press(user, 'Send')
    expect(answer()).toContain('the body is not a JSON object')
    await user.click(screen.getByRole('tab', { name: 'Form' }))
    expect(screen.getByText(/The body is not valid JSON/)).toBeDefined()
  })

  it('selects the test subscriber by the last digits', async () => {
    const user = await show('requestOneTimePassword')
    await user.selectOptions(screen.getByLabelText('Subscriber'), 'Balance too low (0001)')
    expect(field('userIdentifier').value).toBe('6581230001')
    await user.selectOptions(screen.getByLabelText('Example'), 'Confirm a purchase')
    expect(field('userIdentifier').value).toBe('66812345678')
  })

  it('restores a call of the history, and sends it again unchanged', async () => {
    const user = await show('requestOneTimePassword')
    const first = field('correlationId').value
    await press(user, 'Send')
    await user.type(field('userIdentifier'), '9')
    await press(user, 'Send')
    await press(user, 'Fill in: call 1')
    expect([field('correlationId').value, field('userIdentifier').value]).toEqual([first, '6581234567'])
    await press(user, 'Send again: call 1')
    expect(answer()).toContain(`"correlationId": "${first}"`)
    expect(screen.getAllByRole('button', { name: /^Fill in/ })).toHaveLength(3)
  })

  it('names the records that a reset deletes, and starts again', async () => {
    const user = await show('requestOneTimePassword')
    await press(user, 'Send')
    await user.type(field('userIdentifier'), '9')
    await press(user, 'Reset the simulator')
    const dialog = screen.getByRole('alertdialog', { name: 'Reset the simulator?' })
    expect(dialog.textContent).toContain('This deletes 1 call and 1 message')
    await user.click(within(dialog).getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(field('userIdentifier').value).toBe('6581234567'))
    expect(screen.queryByRole('region', { name: /^History/ })).toBeNull()
  })

  it('sends edited headers', async () => {
    const user = await show('createCharge')
    await user.click(screen.getByText('Headers (5)'))
    const type = await screen.findByLabelText('Content-Type')
    await user.clear(type)
    await user.type(type, 'text/plain')
    await press(user, 'Send')
    expect(answer()).toContain('The body is not application/json.')
  })
})

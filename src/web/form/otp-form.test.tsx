import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Providers } from '#tests/support/show-page.tsx'
import { OtpForm } from './otp-form.tsx'

it.each([
  [true, 1],
  [false, 0],
])('with submitsWhenValid=%s sends a pasted code %i times', async (submitsWhenValid, times) => {
  const onSubmit = vi.fn()
  render(<OtpForm {...{ pending: false, problem: null, submitLabel: 'Confirm', submitsWhenValid, onSubmit }} />, {
    wrapper: Providers,
  })
  const user = userEvent.setup()
  const field = await screen.findByLabelText('Code')
  await user.type(field, '123')
  expect(onSubmit).not.toHaveBeenCalled()
  await user.clear(field)
  await user.paste('Your code is 123 456.')
  expect(field).toHaveProperty('value', '123456')
  expect(onSubmit.mock.calls).toEqual(Array(times).fill([{ otp: '123456' }]))
})

it('selects a refused code, so that the next one replaces it', async () => {
  const onSubmit = vi.fn()
  const show = (problem: { message: string } | null) => (
    <OtpForm {...{ pending: false, problem, submitLabel: 'Confirm', submitsWhenValid: true, onSubmit }} />
  )
  const { rerender } = render(show(null), { wrapper: Providers })
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Code'), '111111')
  rerender(show({ message: 'The code is not correct.' }))
  expect(screen.getByRole('alert').textContent).toBe('The code is not correct.')
  await user.keyboard('222222')
  expect(onSubmit.mock.calls).toEqual([[{ otp: '111111' }], [{ otp: '222222' }]])
})

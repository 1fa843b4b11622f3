import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { system } from '#web/theme/system.ts'
import { OtpForm } from './otp-form.tsx'

it.each([
  [true, 1],
  [false, 0],
])('with submitsWhenValid=%s sends a pasted code %i times', async (submitsWhenValid, times) => {
  const onSubmit = vi.fn()
  render(
    <ChakraProvider value={system}>
      <OtpForm {...{ pending: false, problem: null, submitLabel: 'Confirm', submitsWhenValid, onSubmit }} />
    </ChakraProvider>,
  )
  const user = userEvent.setup()
  const field = await screen.findByLabelText('Code')
  await user.type(field, '123')
  expect(onSubmit).not.toHaveBeenCalled()
  await user.clear(field)
  await user.paste('Your code is 123 456.')
  expect(field).toHaveProperty('value', '123456')
  expect(onSubmit.mock.calls).toEqual(Array(times).fill([{ otp: '123456' }]))
})

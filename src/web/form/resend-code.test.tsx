import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#web/api/query-client.ts'
import { system } from '#web/theme/system.ts'
import { ResendCode, useResend } from './resend-code.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

function ResendScreen({ send }: { send: () => Promise<void> }) {
  return <ResendCode label="Resend OTP" code={useResend(send)} />
}

async function wait(seconds: number) {
  for (let second = 0; second < seconds; second++) await act(() => vi.advanceTimersByTimeAsync(1000))
}

it('offers another code after 30 seconds, and counts down again once it is sent', async () => {
  const send = vi.fn(async () => {})
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <ResendScreen send={send} />
      </QueryClientProvider>
    </ChakraProvider>,
  )
  const button = screen.getByRole('button', { name: 'Resend OTP' })
  const waits = (seconds: number) =>
    expect([button.parentElement?.textContent, button.ariaDisabled]).toEqual([`Resend OTP in ${seconds} s`, 'true'])
  waits(30)
  await wait(29)
  waits(1)
  fireEvent.click(button)
  expect(send).not.toHaveBeenCalled()
  await wait(1)
  button.focus()
  fireEvent.click(button)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(send).toHaveBeenCalledTimes(1)
  waits(30)
  expect(document.activeElement).toBe(button)
})

import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { system } from '#web/theme/system.ts'
import { type ToastContent, ToastRegion } from './toast.tsx'

const toast: ToastContent = { id: '1', kind: 'success', title: 'Tech Approved', message: 'Saved!' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show() {
  const onDismiss = vi.fn()
  render(
    <ChakraProvider value={system}>
      <ToastRegion toasts={[toast]} onDismiss={onDismiss} />
    </ChakraProvider>,
  )
  const item = screen.getByRole('listitem', { hidden: true })
  return { onDismiss, item, leaving: () => item.dataset.leaving === 'true' }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('stays for 2000 ms, fades for 1500 ms, and is gone', () => {
  const { onDismiss, leaving } = show()
  pass(1999)
  expect(leaving()).toBe(false)
  pass(1)
  expect(leaving()).toBe(true)
  pass(1499)
  expect(onDismiss).not.toHaveBeenCalled()
  pass(1)
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('1')
})

it('waits while somebody points at it, and comes back when it was already fading', () => {
  const { onDismiss, item, leaving } = show()
  pass(2500)
  fireEvent.pointerEnter(item)
  expect(leaving()).toBe(false)
  pass(60_000)
  expect(onDismiss).not.toHaveBeenCalled()
  fireEvent.pointerLeave(item)
  pass(2000)
  pass(1500)
  expect(onDismiss).toHaveBeenCalledOnce()
})

it('goes at once by its close button', () => {
  const { onDismiss } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }))
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('1')
})

it('is announced politely', () => {
  const { item } = show()
  expect(item.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
})

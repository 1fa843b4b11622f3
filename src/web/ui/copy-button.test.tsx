import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Providers } from '#tests/support/show-page.tsx'
import { CopyButton } from './copy-button.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } })
  render(<CopyButton text="https://sandbox.example" what="sandbox URL" />, { wrapper: Providers })
})

const copy = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy sandbox URL' })))
const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds))
const announced = () => screen.getByRole('status').textContent

it('confirms for two seconds after the last click', async () => {
  await copy()
  await pass(1500)
  await copy()
  await pass(1500)
  expect(announced()).toBe('Copied')
  await pass(500)
  expect(announced()).toBe('')
})

it('leaves no timer behind', async () => {
  await copy()
  cleanup()
  expect(vi.getTimerCount()).toBe(0)
})

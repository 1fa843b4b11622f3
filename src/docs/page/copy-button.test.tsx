import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } })
  render(<CopyButton what="the code sample" text={() => 'curl'} />)
})

const copy = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy the code sample' })))
const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds))

it('confirms for two seconds after the last click', async () => {
  await copy()
  await pass(1500)
  await copy()
  await pass(1500)
  expect(screen.getByRole('status').textContent).toBe('Copied')
  await pass(500)
  expect(screen.queryByRole('status')).toBeNull()
})

import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyOptional } from './lazy.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('leaves the page as it is while an optional part fails to load, and shows the part once it loads', async () => {
  const load = vi.fn(async () => () => <p>The bell</p>)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const Bell = lazyOptional(load)
  const page = (
    <Suspense fallback="Loading">
      <Bell />
      <p>The page</p>
    </Suspense>
  )
  await act(async () => render(page))
  expect(screen.getByText('The page')).toBeDefined()

  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(load).toHaveBeenCalledTimes(2)
  expect(screen.queryByText('The bell')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(screen.getByText('The bell')).toBeDefined()
})

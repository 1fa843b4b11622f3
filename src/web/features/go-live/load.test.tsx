import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { getGetOrganisationSuspenseQueryOptions } from '#generated/portal/client/organisation.ts'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { getGetUserSuspenseQueryOptions } from '#generated/portal/client/user.ts'
import { queryClient } from '#web/api/query-client.ts'
import { draftQuery, useKeepLoaded } from './load.ts'

beforeEach(() => void vi.useFakeTimers())

const loaded = [
  draftQuery('p1'),
  getGetOrganisationSuspenseQueryOptions(),
  getGetUserSuspenseQueryOptions(),
  getGetConfigsSuspenseQueryOptions(),
]
const longTime = 60 * 60_000

it('keeps the loaded records for an hour while the wizard is open, and drops them afterwards', () => {
  for (const { queryKey } of loaded) queryClient.setQueryData<unknown>(queryKey, {})
  const there = () => loaded.map(({ queryKey }) => queryClient.getQueryData<unknown>(queryKey) !== undefined)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { unmount } = renderHook(() => useKeepLoaded('p1'), { wrapper })
  vi.advanceTimersByTime(longTime)
  expect(there()).toEqual([true, true, true, true])
  unmount()
  vi.advanceTimersByTime(longTime)
  expect(there()).toEqual([false, false, false, false])
})

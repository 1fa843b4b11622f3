import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sampleProduct, sampleSource } from '#tests/support/sample-product.ts'
import { queryClient } from '#web/api/query-client.ts'
import { useSampleValues } from './use-sample-values.ts'

it('shows the sandbox of its own address when the settings cannot be read', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const source = sampleSource({ ...sampleProduct(1), tryOut: 'engine' })
  const { result } = renderHook(() => useSampleValues(source), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  await waitFor(() => expect(result.current.context.server).toBe(`${location.origin}/sandbox`))
})

import { renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sampleProduct, sampleSource } from '#tests/support/sample-product.ts'
import { Providers } from '#tests/support/show-page.tsx'
import { useSampleValues } from './use-sample-values.ts'

it('shows the sandbox of its own address when the settings cannot be read', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const source = sampleSource({ ...sampleProduct(1), tryOut: 'engine' })
  const { result } = renderHook(() => useSampleValues(source), { wrapper: Providers })
  await waitFor(() => expect(result.current.context.server).toBe(`${location.origin}/sandbox`))
})

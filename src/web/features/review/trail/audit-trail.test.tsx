import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { queryClient } from '#web/api/query-client.ts'
import { system } from '#web/theme/system.ts'
import { AuditTrail } from './audit-trail.tsx'

const nothing = { status: true, message: 'OK', data: { items: [], total: 0 } }

it('reports a failed trail and retries on request', async () => {
  const fetched = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetched)
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <AuditTrail projectId="p1" testStatus={3} />
      </QueryClientProvider>
    </ChakraProvider>,
  )
  expect(await screen.findByText('The audit trail could not be read', {}, { timeout: 15_000 })).toBeTruthy()
  expect(screen.getByText('Network error')).toBeTruthy()
  fetched.mockResolvedValue(new Response(JSON.stringify(nothing), { headers: { 'Content-Type': 'application/json' } }))
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing has happened yet.')).toBeTruthy()
  expect(screen.queryByText('The audit trail could not be read')).toBeNull()
})

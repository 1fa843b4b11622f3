import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#web/api/query-client.ts'
import { system } from '#web/theme/system.ts'
import { WayOf } from './none-live.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status })
const failure = () => answer(500, { status: false, message: 'The database is away.', data: null, code: 'unexpected' })
const project = { name: 'Harbour Radio', status: 'NEW', goLiveRequestDate: null, credentials: [] }
const success = () => answer(200, { status: true, message: '', data: project })

it('steps that cannot be read say so in their place, and can be asked for again', async () => {
  const fetched = vi
    .fn()
    .mockImplementationOnce(async () => failure())
    .mockImplementation(async () => success())
  vi.stubGlobal('fetch', fetched)
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <WayOf projectId="0c9d1f57-0b1e-4a53-8f0c-0a3b8f3f7c22" />
      </QueryClientProvider>
    </ChakraProvider>,
  )
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The steps could not be read')
  expect(alert.textContent).toContain('The database is away.')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 of 5 steps done.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('region', { name: 'Your way to live' })).toBeTruthy()
})

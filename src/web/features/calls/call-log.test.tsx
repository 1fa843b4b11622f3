import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { Environment } from '#domain/environments.ts'
import type { CallRow } from '#generated/portal/model/callRow.ts'
import { liveProject as project } from '#tests/support/project-samples.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { CallLog } from './call-log.tsx'

const call: CallRow = {
  callId: 'c1',
  at: '2026-03-01T00:00:00.000Z',
  environment: 'sandbox',
  method: 'POST',
  path: '/v1/charges',
  product: null,
  operation: null,
  httpStatus: 200,
  resultCode: 'SUCCESS',
  statusCode: 200,
  refusal: null,
  reason: null,
  answeredBy: null,
  latency: 12,
  correlationId: null,
  provider: 'STM',
  ipAddress: '127.0.0.1',
  agentToken: null,
}

function Page() {
  const [environment, setEnvironment] = useState<Environment>('sandbox')
  return (
    <>
      <button type="button" onClick={() => setEnvironment('live')}>
        To live
      </button>
      <CallLog key={environment} project={project} environment={environment} />
    </>
  )
}

const answer = (data: unknown) => new Response(JSON.stringify({ status: true, message: '', data }))

it('shows no calls of the other environment while loading', async () => {
  const late = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (address: string) => {
    if (!address.includes('/calls?')) return Promise.resolve(answer({ items: [], PRODUCT_TYPE: [] }))
    return address.includes('environment=live')
      ? late.promise
      : Promise.resolve(answer({ items: [call], nextCursor: null }))
  })
  showPage(<Page />)
  expect(await screen.findByRole('button', { name: 'POST /v1/charges' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'To live' }))
  expect(screen.getByText(/^Calls to the live/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'POST /v1/charges' })).toBeNull()
  expect(screen.queryByText('1 call in all')).toBeNull()
  expect(screen.queryByText('No calls yet.')).toBeNull()
  late.resolve(answer({ items: [], nextCursor: null }))
  expect(await screen.findByText('No calls yet.')).toBeDefined()
})

it('reports no results for the current filter, and keeps the filter on reload', async () => {
  const answers: PromiseWithResolvers<Response>[] = []
  vi.stubGlobal('fetch', (address: string) => {
    if (!address.includes('/calls?')) return Promise.resolve(answer({ items: [], PRODUCT_TYPE: [] }))
    const late = Promise.withResolvers<Response>()
    answers.push(late)
    return late.promise
  })
  const arrive = async (looks: number, items: CallRow[]) => {
    await waitFor(() => expect(answers).toHaveLength(looks))
    answers.at(-1)?.resolve(answer({ items, nextCursor: null }))
  }
  const user = userEvent.setup()
  showPage(<Page />)
  await arrive(1, [])
  await screen.findByText('No calls yet.')

  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(answers).toHaveLength(2))
  expect(screen.getByText('No calls yet.')).toBeDefined()
  await arrive(2, [])

  await user.click(screen.getByRole('button', { name: 'Filter' }))
  const filters = within(screen.getByRole('form', { name: 'Filter calls' }))
  await user.type(filters.getByLabelText('Correlation id'), 'c-7')
  await user.click(filters.getByRole('button', { name: 'Filter' }))
  await waitFor(() => expect(answers).toHaveLength(3))
  expect(screen.queryByText('No call matches this filter.')).toBeNull()
  await arrive(3, [])
  expect(await screen.findByText('No call matches this filter.')).toBeDefined()

  await user.click(filters.getByRole('button', { name: 'Show all' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Call log' }))
  await waitFor(() => expect(answers).toHaveLength(4))
  expect(screen.queryByText('No calls yet.')).toBeNull()
  expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined()
  await arrive(4, [call])
  expect(await screen.findByRole('button', { name: 'POST /v1/charges' })).toBeDefined()
})

it('shows the filter as long as it holds, and counts the calls that match', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    answer({ items: address.includes('/calls?') ? [call] : [], PRODUCT_TYPE: [], nextCursor: null }),
  )
  const user = userEvent.setup()
  showPage(<Page />)
  await screen.findByText('1 call in all')
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  const filters = within(screen.getByRole('form', { name: 'Filter calls' }))
  await user.type(filters.getByLabelText('Correlation id'), 'c-7')
  await user.click(filters.getByRole('button', { name: 'Filter' }))
  await screen.findByText('1 matching call in all')
  await user.click(screen.getByRole('button', { name: 'Filter', expanded: true }))
  screen.getByDisplayValue('c-7')
  await user.click(filters.getByRole('button', { name: 'Show all' }))
  await screen.findByText('1 call in all')
  expect(screen.queryByRole('form', { name: 'Filter calls' })).toBeNull()
})

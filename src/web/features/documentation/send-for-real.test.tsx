import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { showPage } from '#tests/support/show-page.tsx'
import { SendForReal } from './send-for-real.tsx'

const request = {
  method: 'POST',
  url: 'https://another.example/sandbox/v1/charges?dry=1',
  headers: { 'X-Api-Key': 'sandbox_0123456789abcdefghij' },
  body: '{"correlationId":"order"}',
}

async function show(hasKey: boolean, simulated = true) {
  showPage(<SendForReal {...{ request, hasKey, simulated }} projectId="p1" />)
  return await screen.findByRole('button', { name: 'Send it for real' })
}

it('sends the call to the sandbox of its own origin and shows the answer', async () => {
  const fetched = vi.fn(async () => new Response('{"resultCode":"SUCCESS"}', { status: 200 }))
  vi.stubGlobal('fetch', fetched)
  await userEvent.click(await show(true))
  const answer = within(await screen.findByRole('region', { name: 'Answer of the sandbox' }))
  expect(answer.getByText('{"resultCode":"SUCCESS"}')).toBeTruthy()
  expect(answer.getByRole('link', { name: 'call log' }).getAttribute('href')).toBe('/projects/p1/calls')
  const { method, headers, body } = request
  expect(fetched.mock.calls).toEqual([
    ['/sandbox/v1/charges?dry=1', { method, headers, body, credentials: 'omit', cache: 'no-store' }],
  ])
})

it('says that the call did not arrive', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await userEvent.click(await show(true))
  expect(await screen.findByText('Network error')).toBeTruthy()
})

it('says that a product without a simulator is answered with an example', async () => {
  await show(true, false)
  expect(screen.getByText('The sandbox answers with an example, and logs the call.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Handset' })).toBeNull()
})

it('asks for a key first, and says that calls in TRY OUT do not count', async () => {
  expect((await show(false)).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(/^Calls in TRY OUT do not count/)).toBeTruthy()
})

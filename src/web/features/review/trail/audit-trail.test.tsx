import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { answerOf } from '#tests/support/answers.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { approvalEvent } from '#tests/support/staff-samples.ts'
import { AuditTrail } from './audit-trail.tsx'

const show = () => showPage(<AuditTrail projectId="p1" testStatus={3} />)

it('keeps the events on screen when the earlier ones cannot be read', async () => {
  const fetched = vi.fn().mockResolvedValueOnce(answerOf({ items: [approvalEvent], total: 2 }))
  vi.stubGlobal('fetch', fetched)
  show()
  const earlier = await screen.findByRole('button', { name: 'Show earlier' })
  fetched.mockImplementation(async () => Response.json({ status: false, message: 'No.', data: null }, { status: 403 }))
  await userEvent.setup().click(earlier)
  expect(await screen.findByText('The audit trail could not be read')).toBeTruthy()
  expect(screen.getByText('Approved technically')).toBeTruthy()
})

it('reports a failed trail and retries on request', async () => {
  const fetched = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetched)
  show()
  expect(await screen.findByText('The audit trail could not be read', {}, { timeout: 15_000 })).toBeTruthy()
  expect(screen.getByText('Network error')).toBeTruthy()
  fetched.mockResolvedValue(answerOf({ items: [], total: 0 }))
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing has happened yet.')).toBeTruthy()
  expect(screen.queryByText('The audit trail could not be read')).toBeNull()
})

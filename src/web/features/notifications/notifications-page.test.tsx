import { createMemoryHistory } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { getGetNotificationPreferencesQueryKey } from '#generated/portal/client/notifications.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { NotificationsPage } from './notifications-page.tsx'

it('scrolls to the preferences once the list above them is read', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  queryClient.setQueryData(getGetNotificationPreferencesQueryKey(), { items: [] })
  showPage(<NotificationsPage />, createMemoryHistory({ initialEntries: ['/#preferences'] }))
  const preferences = await screen.findByRole('region', { name: 'What you get' })
  // The router of the test has scrolled there too.
  scroll.mockClear()
  resolve(Response.json({ status: true, message: '', data: { items: [], unread: 0, nextCursor: null } }))
  await waitFor(() => expect(scroll.mock.contexts).toEqual([preferences]))
  scroll.mockRestore()
})

it('shows all notifications as read once they are', async () => {
  const unread = { id: 'n1', sequence: 1, title: 'Approved', text: 'It is live.', path: '/', action: 'Open' }
  let readOn: string | null = null
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') readOn = '2026-03-08T06:00:00.000Z'
    const items = [{ ...unread, quote: null, createdOn: '2026-03-08T05:00:00.000Z', readOn }]
    return Response.json({ status: true, message: '', data: { items, unread: readOn ? 0 : 1, nextCursor: null } })
  })
  queryClient.setQueryData(getGetNotificationPreferencesQueryKey(), { items: [] })
  showPage(<NotificationsPage />)
  await screen.findByText('Unread:')
  const markAll = screen.getByRole('button', { name: 'Mark all as read' })
  await userEvent.click(markAll)
  await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull())
  expect(screen.getByRole('button', { description: 'All notifications are read.' })).toBe(markAll)
  expect(document.activeElement).toBe(markAll)
})

import { createMemoryHistory } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { getGetNotificationPreferencesQueryKey } from '#generated/portal/client/notifications.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { NotificationsPage } from './notifications-page.tsx'

afterEach(() => void vi.unstubAllGlobals())

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

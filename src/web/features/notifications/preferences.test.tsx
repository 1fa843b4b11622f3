import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { getGetNotificationPreferencesQueryKey } from '#generated/portal/client/notifications.ts'
import type { NotificationPreferences } from '#generated/portal/model/notificationPreferences.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { Preferences } from './preferences.tsx'

const stored: NotificationPreferences = { items: [{ kind: 'message', portal: true, mail: 'at-once' }] }

/** A portal whose answer to a save waits, and that has these preferences afterwards. */
async function show(save: Promise<Response>, later: unknown = stored): Promise<HTMLInputElement> {
  const read = () => Response.json({ status: true, message: '', data: later })
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit = {}) => (method === 'PUT' ? await save : read()))
  queryClient.setQueryData(getGetNotificationPreferencesQueryKey(), stored)
  showPage(<Preferences />)
  return await screen.findByRole<HTMLInputElement>('checkbox', { name: 'In the portal' })
}

it('shows a choice before it is saved, and keeps the focus', async () => {
  const choice = await show(new Promise(() => {}))
  await userEvent.click(choice)
  expect(choice.checked).toBe(false)
  expect(document.activeElement).toBe(choice)
})

it('takes back a choice that could not be saved', async () => {
  const refusal = { status: false, message: 'The disk is full.', code: 'unexpected-error', data: null }
  const choice = await show(Promise.resolve(Response.json(refusal, { status: 500 })))
  await userEvent.click(choice)
  await waitFor(() => expect(choice.checked).toBe(true))
})

it('reads the preferences again after a save', async () => {
  const saved = { items: [{ ...stored.items[0], portal: false, mail: 'daily' }] }
  const choice = await show(Promise.resolve(Response.json({ status: true, message: '', data: saved })), saved)
  await userEvent.click(choice)
  await waitFor(() => expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('daily'))
})

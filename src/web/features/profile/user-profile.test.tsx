import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { problems } from '#domain/problems.ts'
import { user } from '#tests/support/profiles.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { userQueries } from '#web/api/user-queries.ts'
import { UserProfile } from './user-profile.tsx'

afterEach(() => void vi.unstubAllGlobals())

it('a save over what another tab has saved is refused, and what is saved can be loaded and changed', async () => {
  const actions = userEvent.setup()
  let kept = { ...user, jobTitle: 'Head', revision: 2 }
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    const { revision, ...change } = method === 'GET' ? kept : JSON.parse(String(body))
    if (revision !== kept.revision) {
      const { status, message } = problems['profile-changed']
      return Response.json({ status: false, message, code: 'profile-changed', data: null }, { status })
    }
    if (method !== 'GET') kept = { ...kept, ...change, revision: revision + 1 }
    return Response.json({ status: true, message: '', data: kept })
  })
  queryClient.setQueryData(userQueries.me().queryKey, user)
  queryClient.setQueryData(userQueries.sessions().queryKey, [])
  showPage(<UserProfile />)

  const name = () => screen.getByLabelText<HTMLInputElement>('Full name')
  await actions.type(await screen.findByLabelText('Full name'), ' Jr.')
  await actions.click(screen.getByRole('button', { name: 'Save' }))
  const load = await screen.findByRole('button', { name: 'Load what is saved' })
  expect(name().value).toBe('Dana Ong Jr.')
  expect(kept.fullName).toBe('Dana Ong')

  await actions.click(load)
  expect(await screen.findByDisplayValue('Head')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  await actions.type(name(), ' Jr.')
  await actions.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(kept).toMatchObject({ fullName: 'Dana Ong Jr.', jobTitle: 'Head', revision: 3 }))
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { getGetUserSuspenseQueryOptions, getListSessionsQueryOptions } from '#generated/portal/client/user.ts'
import type { User } from '#generated/portal/model/user.ts'
import { answerOf, refusalOf } from '#tests/support/answers.ts'
import { user } from '#tests/support/profiles.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { toaster } from '#web/stores/toast.ts'
import { UserProfile } from './user-profile.tsx'

/** A portal that compares revisions, on a line that can lose its answers. */
function portal(at: Partial<User> = {}) {
  const line = { losesAnswers: false, kept: { ...user, ...at } }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (url.includes('/sessions')) return answerOf({ items: [] })
    const { revision, ...change } = method === 'GET' ? line.kept : JSON.parse(String(body))
    if (revision !== line.kept.revision) return refusalOf('profile-changed')
    if (method !== 'GET') line.kept = { ...line.kept, ...change, revision: revision + 1 }
    if (method !== 'GET' && line.losesAnswers) throw new TypeError('The line is gone.')
    return answerOf(line.kept)
  })
  return line
}

async function open() {
  queryClient.setQueryData(getGetUserSuspenseQueryOptions().queryKey, user)
  queryClient.setQueryData(getListSessionsQueryOptions().queryKey, { items: [] })
  showPage(<UserProfile />)
  await screen.findByLabelText('Full name')
  return userEvent.setup()
}

const name = () => screen.getByLabelText<HTMLInputElement>('Full name')

it('focuses nothing when it opens', async () => {
  portal()
  await open()
  expect(document.activeElement).toBe(document.body)
})

it.each(['', ' and more'])('saves%s after an answer was lost, without reporting a conflict', async (more) => {
  const line = portal()
  const actions = await open()
  line.losesAnswers = true
  await actions.type(name(), ' Jr.')
  await actions.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Network error')
  line.losesAnswers = false
  if (more) await actions.type(name(), more)
  await actions.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(toaster.getVisibleToasts()[0]?.description).toBe('Saved!'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(line.kept.fullName).toBe(`Dana Ong Jr.${more}`)

  // The next save sends the revision that this one has made.
  await actions.type(name(), '!')
  await actions.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(line.kept.fullName).toBe(`Dana Ong Jr.${more}!`))
})

it('reports a change made in another tab, and can load and edit it', async () => {
  const line = portal({ jobTitle: 'Head', revision: 2 })
  const actions = await open()
  await actions.type(name(), ' Jr.')
  await actions.click(screen.getByRole('button', { name: 'Save' }))
  const load = await screen.findByRole('button', { name: 'Load the saved version' })
  expect(name().value).toBe('Dana Ong Jr.')
  expect(line.kept.fullName).toBe('Dana Ong')

  await actions.click(load)
  expect(await screen.findByDisplayValue('Head')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Salutation'))
  expect(screen.queryByRole('alert')).toBeNull()
  await actions.type(name(), ' Jr.')
  await actions.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(line.kept).toMatchObject({ fullName: 'Dana Ong Jr.', jobTitle: 'Head', revision: 3 }))
})

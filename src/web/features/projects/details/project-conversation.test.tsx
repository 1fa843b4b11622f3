import { createMemoryHistory } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerOf } from '#tests/support/answers.ts'
import { newProject } from '#tests/support/project-samples.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { refetch } from '#web/entities/notifications/refetch.ts'
import { setFollowed } from '#web/stores/news.ts'
import { ProjectConversation } from './project-conversation.tsx'

const author = { role: 'TECHNICAL_LIMITED', emailId: null }
const message = (id: string, text: string) => ({
  id,
  author,
  text,
  mentions: [],
  createdOn: '2026-03-08T06:00:00.000Z',
})

let items: ReturnType<typeof message>[]
let closed: string | null
let answer: () => Promise<Response>
const read = vi.fn(async () => await answer())
const answered = async () => answerOf({ items, nextCursor: null, closed, total: items.length })

beforeEach(() => {
  items = [message('m1', 'Which server is this?')]
  closed = null
  answer = answered
  read.mockClear()
  vi.stubGlobal('fetch', read)
})
afterEach(() => {
  setFollowed(true)
})

const show = () => showPage(<ProjectConversation project={newProject} />)
const messages = () => screen.getByRole('list', { name: 'Messages' })

it('has a skeleton and no composer while it loads', async () => {
  answer = () => new Promise(() => {})
  show()
  await screen.findByRole('status', { name: 'Loading the conversation' })
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('says why it could not be read, and tries again', async () => {
  answer = async () => Response.json({ status: false, message: 'Not now.', code: 'x', data: null }, { status: 409 })
  show()
  const alert = await screen.findByRole('alert')
  within(alert).getByText('The conversation could not be read')
  within(alert).getByText('Not now.')
  expect(screen.queryByRole('textbox')).toBeNull()
  answer = answered
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Which server is this?')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('scrolls to the conversation that the address names, once it is read', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = () => promise
  showPage(<ProjectConversation project={newProject} />, createMemoryHistory({ initialEntries: ['/#conversation'] }))
  await screen.findByRole('status', { name: 'Loading the conversation' })
  // The router of the test has scrolled there too.
  scroll.mockClear()
  resolve(await answered())
  await waitFor(() => expect(scroll.mock.contexts).toEqual([screen.getByRole('region', { name: 'Conversation' })]))
  scroll.mockRestore()
})

it('can still be read when it is closed', async () => {
  closed = 'The conversation ended when the project went live.'
  show()
  await screen.findByText(closed)
  within(messages()).getByText('Which server is this?')
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('shows a message that the event stream announces', async () => {
  show()
  await screen.findByText('Which server is this?')
  items = [message('m2', 'It is answered.'), ...items]
  refetch(queryClient, { projectIds: [newProject.projectId] })
  await screen.findByText('It is answered.')
})

it('shows the message that was sent', async () => {
  items = []
  show()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your message' }), 'Ours.')
  items = [message('m3', 'Ours.')]
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
  await waitFor(() => within(messages()).getByText('Ours.'))
})

it.each([
  ['asks by itself while the event stream fails', false, 2],
  ['does not ask while the event stream works', true, 1],
])('%s', async (_title, isFollowed, requests) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  setFollowed(isFollowed)
  show()
  await screen.findByText('Which server is this?')
  await vi.advanceTimersByTimeAsync(21_000)
  await waitFor(() => expect(read).toHaveBeenCalledTimes(requests))
})

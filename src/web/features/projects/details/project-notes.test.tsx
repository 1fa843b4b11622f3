import { createMemoryHistory } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { problems } from '#domain/problems.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { answerOf, refusalOf } from '#tests/support/answers.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { toaster } from '#web/stores/toast.ts'
import { ProjectNotes } from './project-notes.tsx'

const idOf = (at: number) => `2b6f1c8e-5d3a-4f70-9a41-${String(at).padStart(12, '0')}`
const note = (at: number) => ({
  id: idOf(at),
  desk: 'technical-review',
  pointer: '/company/name',
  pointerNow: '/company/name',
  text: `Note ${at}`,
  blocking: true,
  state: 'open',
  writtenBy: null,
  related: [],
  valueThen: null,
  valueNow: null,
  submission: 1,
  revision: 1,
  createdOn: '2026-03-08T06:00:00.000Z',
  sentOn: '2026-03-08T06:00:00.000Z',
  answers: [],
  answersTotal: 0,
})
const all = Array.from({ length: 45 }, (_, at) => note(at))
const project = { projectId: 'p1', status: 'GO_LIVE_PENDING_SUBMIT', changeRequest: null } as unknown as Project

/** Answers as the server does, and returns the queries of the requests. */
function answerPages(): string[] {
  const queries: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'https://portal.example')
    if (pathname === '/portal/configs') return answerOf({})
    searchParams.delete('nocache')
    queries.push(`${searchParams}`)
    const place = all.findIndex(({ id }) => id === searchParams.get('with'))
    const pageNo = place < 0 ? Number(searchParams.get('pageNo')) : Math.floor(place / 20)
    const data = { items: all.slice(pageNo * 20, pageNo * 20 + 20), pageNo, total: all.length }
    return answerOf(data)
  })
  return queries
}

it('opens the page with the linked note and focuses it, and turns to other pages from there', async () => {
  const queries = answerPages()
  showPage(<ProjectNotes project={project} />, createMemoryHistory({ initialEntries: [`/#note-${idOf(25)}`] }))
  const linked = (await screen.findByText('Note 25')).closest('li')
  expect(document.activeElement).toBe(linked)
  screen.getByText('Page 2 of 3')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Next notes' }))
  await screen.findByText('Note 44')
  await user.click(screen.getByRole('button', { name: 'Previous notes' }))
  await screen.findByText('Page 2 of 3')
  expect(document.activeElement).not.toBe(screen.getByText('Note 25').closest('li'))
  expect(queries.slice(0, 2)).toEqual([`limit=20&pageNo=0&with=${idOf(25)}`, 'limit=20&pageNo=2'])
})

it('begins with the first page where the address names no note', async () => {
  const queries = answerPages()
  showPage(<ProjectNotes project={project} />, createMemoryHistory({ initialEntries: ['/#notes'] }))
  await screen.findByText('Page 1 of 3')
  await waitFor(() => expect(queries).toEqual(['limit=20&pageNo=0']))
})

it('says that the notes could not be read, and reads them again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  showPage(<ProjectNotes project={project} />)
  await screen.findByText('The notes could not be read')
  answerPages()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Note 1')
  expect(screen.queryByText('The notes could not be read')).toBeNull()
})

it('shows that it reads the notes of requested changes', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const changeRequest = { fields: [] } as unknown as Project['changeRequest']
  showPage(<ProjectNotes project={{ ...project, changeRequest }} />)
  await screen.findByRole('status', { name: 'Loading the notes' })
})

it('keeps a half-written answer when the note is resolved', async () => {
  let state = 'open'
  vi.stubGlobal('fetch', async () => answerOf({ items: [{ ...note(1), state }], pageNo: 0, total: 1 }))
  showPage(<ProjectNotes project={project} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Answer' }))
  await user.type(await screen.findByLabelText('Answer'), 'We are')
  state = 'resolved'
  await queryClient.invalidateQueries()
  await screen.findByText('Resolved')
  screen.getByDisplayValue('We are')
})

it('reads a note again that was changed meanwhile', async () => {
  let state = 'open'
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return answerOf({ items: [{ ...note(1), state }], pageNo: 0, total: 1 })
    state = 'resolved'
    return refusalOf('note-resolved')
  })
  const changeRequest = { fields: [] } as unknown as Project['changeRequest']
  showPage(<ProjectNotes project={{ ...project, changeRequest }} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as done' }))
  await screen.findByText('Resolved')
  await waitFor(() => expect(toaster.getVisibleToasts()[0]?.description).toBe(problems['note-resolved'].message))
})

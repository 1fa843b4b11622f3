import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { showPage } from '#tests/support/show-page.tsx'
import { ProjectChecklist } from './none-live.tsx'

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status })
const failure = () => answer(500, { status: false, message: 'The database is away.', data: null, code: 'unexpected' })
const projectId = '0c9d1f57-0b1e-4a53-8f0c-0a3b8f3f7c22'
const project = { name: 'Harbour Radio', status: 'NEW', goLiveRequestDate: null, credentials: [] }
const success = () => answer(200, { status: true, message: '', data: project })

it('reports a failed checklist in its place, with a retry button', async () => {
  const fetched = vi
    .fn()
    .mockImplementationOnce(async () => failure())
    .mockImplementation(async () => success())
  vi.stubGlobal('fetch', fetched)
  showPage(<ProjectChecklist projectId={projectId} />)
  expect(await screen.findByRole('status', { name: 'Loading the steps' })).toBeTruthy()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The steps could not be read')
  expect(alert.textContent).toContain('The database is away.')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 of 5 steps done.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('region', { name: 'Path to going live' })).toBeTruthy()
})

it('links each step to do to the page where it is done', async () => {
  vi.stubGlobal('fetch', async () => success())
  showPage(<ProjectChecklist projectId={projectId} />)
  const steps = await screen.findByRole('list')
  const links = within(steps).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Generate a sandbox key', `/projects/${projectId}/keys`],
    ['Make a first call', '/api-doc'],
    ['Ask to go live', `/projects/${projectId}?goLive=true`],
    ['Pass the review', `/projects/${projectId}/review`],
  ])
  expect(within(steps).getByRole('listitem', { current: 'step' }).textContent).toContain('Generate a sandbox key')
})

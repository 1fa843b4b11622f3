import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { getGetProjectQueryOptions, getListProjectsSuspenseQueryOptions } from '#generated/portal/client/projects.ts'
import type { Project } from '#generated/portal/model/project.ts'
import type { ProjectRow } from '#generated/portal/model/projectRow.ts'
import { answerOf } from '#tests/support/answers.ts'
import { failureOf, figureServer, partnerFigures, regionProviders } from '#tests/support/figure-samples.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { storeTokens } from '#web/api/tokens.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { chooseRegion } from '#web/stores/region.ts'
import { Dashboard } from './dashboard.tsx'

let server: ReturnType<typeof figureServer>

beforeEach(() => {
  server = figureServer()
  vi.stubGlobal('fetch', server.fetch)
  storeTokens({ AccessToken: 'a', RefreshToken: 'r' })
  chooseRegion('Singapore')
  sessionStorage.setItem('cache./portal/configs', JSON.stringify({ PROVIDER: regionProviders }))
  has({ status: 'GONE_LIVE' })
})

/** Sets the partner's projects. */
function has(...rows: (Pick<ProjectRow, 'status'> & Partial<ProjectRow>)[]): void {
  const radio = { id: 'p1', projectName: 'Harbour Radio', createDate: '2026-01-02' }
  const items = rows.map((row) => ({ ...radio, ...row }))
  queryClient.setQueryData(getListProjectsSuspenseQueryOptions(wholeList).queryKey, { items })
}

const thailand = { country: 'Thailand', currency: 'THB' }
const heading = (name: string) => screen.queryByRole('heading', { name })
const regionSelect = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Region' })

/** Waits for the nth request of the country's figures, and answers it. */
async function answer(times: number, country: string, response: Response) {
  await waitFor(() => expect(server.asked).toHaveLength(times))
  const asked = server.asked.at(-1)
  expect(asked?.address).toContain(`country=${country}&`)
  await act(async () => asked?.answer(response))
}

async function showFigures(figures = partnerFigures()) {
  showPage(<Dashboard />)
  await answer(1, 'Singapore', answerOf(figures))
  return await screen.findByRole('heading', { name: 'Last 30 days in Singapore' })
}

it('keeps earlier figures under their own heading while another region loads', async () => {
  const before = await showFigures()
  const figures = before.closest('[aria-busy]')
  expect(figures?.getAttribute('aria-busy')).toBe('false')
  await userEvent.selectOptions(regionSelect(), 'Thailand')
  await waitFor(() => expect(figures?.getAttribute('aria-busy')).toBe('true'))
  expect(figures?.contains(heading('Last 30 days in Singapore'))).toBe(true)
  expect(regionSelect().value).toBe('Thailand')
  await answer(2, 'Thailand', answerOf(partnerFigures(thailand)))
  expect(await screen.findByRole('heading', { name: 'Last 30 days in Thailand' })).toBeTruthy()
  expect(figures?.getAttribute('aria-busy')).toBe('false')
  expect(heading('Last 30 days in Singapore')).toBeNull()
})

it('shows no figures of another region after a failure, and allows another choice', async () => {
  await showFigures()
  await userEvent.selectOptions(regionSelect(), 'Thailand')
  await answer(2, 'Thailand', failureOf('The figures are resting.'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The figures could not be read')
  expect(alert.textContent).toContain('The figures are resting.')
  expect(heading('Last 30 days in Singapore')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Volume' })).toBeNull()
  expect([regionSelect().value, regionSelect().disabled]).toEqual(['Thailand', false])
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  await answer(3, 'Thailand', failureOf('The figures are still resting.'))
  expect(await screen.findByText(/still resting/)).toBeTruthy()
  await userEvent.selectOptions(regionSelect(), 'Singapore')
  expect(await screen.findByRole('heading', { name: 'Last 30 days in Singapore' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('opens on the country of the newest approved project until one is chosen', async () => {
  chooseRegion('Atlantis')
  has(
    { id: 'p1', status: 'GONE_LIVE', goLiveDate: '2026-02-01T08:00:00.000Z' },
    { id: 'p2', status: 'GONE_LIVE', goLiveDate: '2026-02-20T08:00:00.000Z' },
  )
  const newest = { projectId: 'p2', providers: ['AIS'] } as Project
  queryClient.setQueryData(getGetProjectQueryOptions('p2').queryKey, newest)
  showPage(<Dashboard />)
  await answer(1, 'Thailand', answerOf(partnerFigures(thailand)))
  expect(await screen.findByRole('heading', { name: 'Last 30 days in Thailand' })).toBeTruthy()
  expect(regionSelect().value).toBe('Thailand')
})

it('says so where no project is live any more', async () => {
  await showFigures(partnerFigures({ projects: [] }))
  const panels = screen.getByRole('region', { name: 'Live projects' })
  expect(within(panels).getByText('There are no live projects.')).toBeTruthy()
})

it('shows past sales by country for a suspended project, and that none is live', async () => {
  has({ status: 'SUSPENDED' })
  await showFigures(partnerFigures({ projects: [] }))
  expect(screen.getByRole('region', { name: 'Volume' })).toBeTruthy()
  expect(
    screen.getByText(/The totals include Harbour Radio, which is suspended and has no panel below\.$/),
  ).toBeTruthy()
  const panels = screen.getByRole('region', { name: 'Live projects' })
  expect(within(panels).getByText('There are no live projects.')).toBeTruthy()
  expect(within(panels).getByText('Harbour Radio is suspended: its keys are refused. Its page says why.')).toBeTruthy()
  await userEvent.selectOptions(regionSelect(), 'Thailand')
  await answer(2, 'Thailand', answerOf(partnerFigures({ ...thailand, projects: [] })))
  expect(await screen.findByRole('heading', { name: 'Last 30 days in Thailand' })).toBeTruthy()
})

it('keeps the rest of the page when figures fail', async () => {
  has({ status: 'SUSPENDED' })
  showPage(<Dashboard />)
  await answer(1, 'Singapore', failureOf('The figures are resting.'))
  expect((await screen.findByRole('alert')).textContent).toContain('The figures are resting.')
  expect(screen.getByText('There are no live projects.')).toBeTruthy()
})

it('requests no figures and offers no region before the first go-live', async () => {
  has()
  showPage(<Dashboard />)
  expect(await screen.findByText('There are no live projects.')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Path to going live' })).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Region' })).toBeNull()
  expect(server.asked).toEqual([])
})

it('refreshes figures every minute without layout change', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  await showFigures()
  await user.click(screen.getByRole('button', { name: 'Volume as Table' }))
  const table = screen.getByRole('table', { name: 'Volume' })
  const pressed = document.activeElement
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(table.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('false')
  const [first, ...days] = partnerFigures().days
  await answer(
    2,
    'Singapore',
    answerOf(partnerFigures({ days: first ? [{ ...first, grossVolume: '7.00' }, ...days] : [] })),
  )
  await waitFor(() => expect(table.textContent).toContain('7.00'))
  expect(document.contains(table)).toBe(true)
  expect(pressed?.getAttribute('aria-label')).toBe('Volume as Chart')
  expect(document.activeElement).toBe(pressed)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('marks figures that could not be refreshed, until they are', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const before = await showFigures()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  await answer(2, 'Singapore', failureOf('The figures are resting.'))
  const alert = await screen.findByRole('alert')
  const words = alert.textContent
  expect(words).toMatch(/could not be read.*resting\.The figures below are from .*\d\d:\d\d\. .* every minute\.$/)
  expect(document.contains(before)).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  await answer(3, 'Singapore', failureOf('The figures are resting.'))
  // The same element with the same text is not announced again.
  expect(screen.getByRole('alert')).toBe(alert)
  expect(alert.textContent).toBe(words)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  await answer(4, 'Singapore', answerOf(partnerFigures()))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(document.contains(before)).toBe(true)
})

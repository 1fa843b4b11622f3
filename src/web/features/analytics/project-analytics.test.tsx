import { focusManager, onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerOf } from '#tests/support/answers.ts'
import { failureOf, figureServer, projectFigures, regionProviders } from '#tests/support/figure-samples.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { storeTokens } from '#web/api/tokens.ts'
import { ProjectAnalytics } from './project-analytics.tsx'

let server: ReturnType<typeof figureServer>

beforeEach(() => {
  server = figureServer()
  vi.stubGlobal('fetch', server.fetch)
  storeTokens({ AccessToken: 'a', RefreshToken: 'r' })
  sessionStorage.setItem('cache./portal/configs', JSON.stringify({ PROVIDER: regionProviders }))
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
})

const radio = { projectId: 'p1', name: 'Harbour Radio', providers: [] }

/** Waits for the nth request of figures, and answers it. */
async function answer(times: number, response: Response) {
  await waitFor(() => expect(server.asked).toHaveLength(times))
  await act(async () => server.asked.at(-1)?.answer(response))
}

const aMinute = () => act(() => vi.advanceTimersByTimeAsync(60_000))

async function showFigures() {
  showPage(<ProjectAnalytics project={radio} environment="live" />)
  await answer(1, answerOf(projectFigures()))
  await screen.findByRole('region', { name: 'Volume' })
  return screen.getByText(/^The last 30 days in the live environment/)
}

it('refreshes the figures every minute without an announcement', async () => {
  const words = await showFigures()
  const said = words.textContent
  expect(said).toContain('counted up to a minute ago')
  await aMinute()
  expect(words.textContent).toBe(said)
  await answer(2, answerOf(projectFigures()))
  await aMinute()
  await answer(3, answerOf(projectFigures()))
  expect(words.textContent).toBe(said)
})

it('pauses while the page is hidden, and refreshes when it is shown again', async () => {
  await showFigures()
  act(() => focusManager.setFocused(false))
  await aMinute()
  await aMinute()
  expect(server.asked).toHaveLength(1)
  act(() => focusManager.setFocused(true))
  await answer(2, answerOf(projectFigures()))
})

it('requests nothing after the session ended when page or connection return', async () => {
  await showFigures()
  act(() => focusManager.setFocused(false))
  await aMinute()
  await aMinute()
  localStorage.clear()
  await act(async () => focusManager.setFocused(true))
  await act(async () => onlineManager.setOnline(false))
  await act(async () => onlineManager.setOnline(true))
  expect(server.asked).toHaveLength(1)
})

it('does not call figures new that could not be refreshed', async () => {
  const words = await showFigures()
  await aMinute()
  await answer(2, failureOf('The figures are resting.'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The figures are resting.')
  expect(words.textContent).toBe(
    'The last 30 days in the live environment. Days begin at midnight UTC. Each net volume is rounded individually.',
  )
  expect(screen.getByRole('region', { name: 'Volume' })).toBeTruthy()
  await aMinute()
  await answer(3, answerOf(projectFigures()))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(words.textContent).toContain('counted up to a minute ago')
})

it('shows the network error when it refreshes offline', async () => {
  await showFigures()
  act(() => onlineManager.setOnline(false))
  await aMinute()
  await answer(2, failureOf('Network error'))
  expect((await screen.findByRole('alert')).textContent).toContain('Network error')
})

it('exports the chart that is shown: days of the country, or hours', async () => {
  const files: Blob[] = []
  const names: string[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:saved'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  await showFigures()
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  fireEvent.click(screen.getByRole('button', { name: '24 hours' }))
  fireEvent.click(screen.getByRole('button', { name: 'Download 24 hours as CSV' }))
  fireEvent.click(screen.getByRole('button', { name: '30 days' }))
  expect(screen.getByRole('button', { name: 'Download CSV' })).toBeTruthy()
  click.mockRestore()
  create.mockRestore()
  expect(names).toEqual([
    'harbour-radio-live-singapore-30-days-2026-03-02.csv',
    'harbour-radio-live-24-hours-2026-03-02t09-00-utc.csv',
  ])
  const [days, hours] = await Promise.all(files.map(async (file) => (await file.text()).trim().split('\n')))
  expect([days?.length, days?.[1]]).toEqual([31, '2026-02-01,live,Singapore,12.00,9.84,SGD,3,2,4,12,40,1,0'])
  expect([hours?.length, hours?.[1]]).toEqual([25, '2026-03-01T10:00:00.000Z,live,4,12,40,1,0'])
})

it('reloads failed figures only on request', async () => {
  showPage(<ProjectAnalytics project={radio} environment="live" />)
  await answer(1, failureOf('The figures are resting.'))
  const again = await screen.findByRole('button', { name: 'Try again' })
  await aMinute()
  expect(server.asked).toHaveLength(1)
  expect(document.contains(again)).toBe(true)
})

it("opens on the country of the project's operator until one is chosen", async () => {
  showPage(<ProjectAnalytics project={{ ...radio, providers: ['AIS'] }} environment="live" />)
  await waitFor(() => expect(server.asked[0]?.address).toContain('country=Thailand'))
})

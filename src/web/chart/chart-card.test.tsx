import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Providers } from '#tests/support/show-page.tsx'
import { ChartCard, useChartDrawing } from './chart-card.tsx'
import type { ChartData } from './series.ts'

afterEach(() => useChartDrawing.setState(useChartDrawing.getInitialState()))

const chart = (title: string): ChartData => ({
  title,
  unit: 'days',
  times: ['1 Mar 2026', '2 Mar 2026'],
  ticks: ['1 Mar', '2 Mar'],
  series: [{ name: 'Calls', total: '12', tone: 'brand', mark: 'line', values: [5, 7], texts: ['5 calls', '7 calls'] }],
})

const missing = () =>
  lazy<typeof import('./chart-drawing.tsx').Picture>(() => Promise.reject(new Error('The part is not there.')))

const show = () =>
  render(
    <>
      <h1>Home</h1>
      <ChartCard data={chart('Volume')} />
      <ChartCard data={chart('Latency')} />
    </>,
    { wrapper: Providers, onCaughtError: () => {} },
  )

const withoutPicture = 'The chart could not be loaded. The table shows its values.'

it('keeps page and numbers when charts fail to load, and retries all of them', async () => {
  useChartDrawing.setState({ number: 1, Picture: missing() })
  show()
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2))
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([withoutPicture, withoutPicture])
  expect(screen.getByRole('heading', { name: 'Home' })).toBeTruthy()
  expect(screen.getByRole('table', { name: 'Volume' }).textContent).toContain('7 calls')
  expect(screen.queryByRole('img')).toBeNull()

  const [again] = screen.getAllByRole('button', { name: 'Try again' })
  again?.focus()
  await userEvent.setup().keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Volume' }))
  expect(await screen.findByRole('img', { name: /^Volume from 1 Mar 2026/ })).toBeTruthy()
  expect(await screen.findByRole('img', { name: /^Latency from/ })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Volume' }))
})

it('says that nothing happened instead of drawing a flat line', () => {
  const flat = chart('Calls and errors')
  render(
    <ChartCard
      data={{
        ...flat,
        none: 'No calls in these 2 days.',
        series: flat.series.map((each) => ({ ...each, values: [0, null] })),
      }}
    />,
    { wrapper: Providers },
  )
  expect(screen.getByText('No calls in these 2 days.')).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})

it('asks for a reload when a chart fails to load twice', async () => {
  useChartDrawing.setState({ number: 1, Picture: missing() })
  show()
  await screen.findAllByRole('button', { name: 'Try again' })
  act(() => useChartDrawing.setState({ number: 2, Picture: missing() }))
  expect(await screen.findAllByRole('button', { name: 'Reload page' })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('table', { name: 'Volume' })).toBeTruthy()
})

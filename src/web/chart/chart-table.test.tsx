import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Providers } from '#tests/support/show-page.tsx'
import { ChartTable } from './chart-table.tsx'

it('has a row per time, also for equal labels', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  const times = ['25 Oct 2026, 02:00', '25 Oct 2026, 02:00', '25 Oct 2026, 03:00']
  const texts = ['1', '2', '3']
  render(
    <ChartTable
      title="Calls"
      unit="hours"
      times={times}
      ticks={times}
      series={[{ name: 'API calls', total: '6', tone: 'brand', mark: 'bar', values: [1, 2, 3], texts }]}
    />,
    { wrapper: Providers },
  )
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['3', '2', '1'])
  expect(complaint).not.toHaveBeenCalled()
})

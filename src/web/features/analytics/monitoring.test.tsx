import { render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { projectFigures } from '#tests/support/figure-samples.ts'
import { Providers } from '#tests/support/show-page.tsx'
import { Monitoring, type TimeSpan } from './monitoring.tsx'

const show = (span: TimeSpan, data = projectFigures()) =>
  render(<Monitoring data={data} span={span} onSpan={() => {}} />, { wrapper: Providers })

it('labels 30-day figures, also below charts of 24 hours', async () => {
  show('hours')
  expect(screen.getByRole('button', { name: '24 hours' }).getAttribute('aria-pressed')).toBe('true')
  expect(await screen.findByRole('img', { name: /^Latency from .*\d\d:00/ })).toBeTruthy()
  for (const name of ['Top result codes', 'Decline reasons']) {
    expect(within(screen.getByRole('region', { name })).getByText('The last 30 days.')).toBeTruthy()
  }
})

it('names the time zone of hours', async () => {
  vi.stubEnv('TZ', 'Asia/Singapore')
  show('hours')
  expect(screen.getByText('Hours are in your own time (UTC+8).')).toBeTruthy()
  expect(
    await screen.findByRole('img', { name: /^Latency from 1 Mar 2026, 18:00 to 2 Mar 2026, 17:00\./ }),
  ).toBeTruthy()
})

it('names no time zone for days', async () => {
  show('days')
  expect(await screen.findByRole('img', { name: /^Latency from 1 Feb 2026 to 2 Mar 2026\./ })).toBeTruthy()
  expect(screen.queryByText(/your own time/)).toBeNull()
})

it('shows charges with an unreadable reason as declined without a reason', async () => {
  show('days', projectFigures({ declines: [{ reason: '', calls: 4 }] }))
  const reasons = screen.getByRole('region', { name: 'Decline reasons' })
  expect(within(reasons).getByText('No reason given')).toBeTruthy()
})

import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { system } from '#web/theme/system.ts'
import { ChartCard } from './chart-card.tsx'
import { usePicturePart } from './picture-part.ts'
import type { ChartData } from './series.ts'

// The browser's, which jsdom has not.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
)
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

afterEach(cleanup)

const chart = (title: string): ChartData => ({
  title,
  times: ['1 Mar 2026', '2 Mar 2026'],
  ticks: ['1 Mar', '2 Mar'],
  series: [{ name: 'Calls', total: '12', tone: 'brand', mark: 'line', values: [5, 7], words: ['5 calls', '7 calls'] }],
})

it('a picture that does not arrive leaves the page and the numbers, and all are asked for again', async () => {
  const Picture = lazy<typeof import('./picture.tsx').Picture>(() =>
    Promise.reject(new Error('The part is not there.')),
  )
  usePicturePart.setState({ Picture })
  render(
    <ChakraProvider value={system}>
      <h1>Home</h1>
      <ChartCard data={chart('Volume')} />
      <ChartCard data={chart('Latency')} />
    </ChakraProvider>,
    { onCaughtError: () => {} },
  )
  expect(await screen.findAllByText('The picture could not be loaded. Here are its numbers.')).toHaveLength(2)
  expect(screen.getByRole('heading', { name: 'Home' })).toBeTruthy()
  expect(screen.getByRole('table', { name: 'Volume' }).textContent).toContain('7 calls')
  expect(screen.queryByRole('img')).toBeNull()

  const [again] = screen.getAllByRole('button', { name: 'Try again' })
  if (again) await userEvent.setup().click(again)
  expect(await screen.findByRole('img', { name: /^Volume from 1 Mar 2026/ })).toBeTruthy()
  expect(await screen.findByRole('img', { name: /^Latency from/ })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { projectFigures } from '#tests/support/figure-samples.ts'
import '#tests/support/jsdom-gaps.ts'
import { system } from '#web/theme/system.ts'
import { Monitoring } from './monitoring.tsx'

afterEach(cleanup)

it('what is counted over 30 days says so, also below pictures of 24 hours', async () => {
  render(
    <ChakraProvider value={system}>
      <Monitoring data={projectFigures()} />
    </ChakraProvider>,
  )
  const hours = screen.getByRole('button', { name: '24 hours' })
  await userEvent.click(hours)
  expect(hours.getAttribute('aria-pressed')).toBe('true')
  expect(await screen.findByRole('img', { name: /^Latency from .*\d\d:00/ })).toBeTruthy()
  for (const name of ['Top result codes', 'Decline reasons']) {
    expect(within(screen.getByRole('region', { name })).getByText('The last 30 days.')).toBeTruthy()
  }
})

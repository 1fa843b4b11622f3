import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { system } from '#web/theme/system.ts'
import { Tabs } from './tabs.tsx'

const tabs = [
  { key: 'reference', label: 'Reference' },
  { key: 'try-out', label: 'TRY OUT' },
  { key: 'results', label: 'Result codes' },
]

// Browsers run microtasks between two callbacks of one frame; jsdom does not.
vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run))

afterEach(cleanup)

function Page() {
  const [current, setCurrent] = useState('reference')
  return (
    <ChakraProvider value={system}>
      <Tabs label="Charge" tabs={tabs} current={current} onChange={setCurrent}>
        {current}
      </Tabs>
    </ChakraProvider>
  )
}

const findSelected = (name: string) => screen.findByRole('tab', { selected: true, name })

it('shows the panel of the tab that is pressed, under its name', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('tab', { name: 'TRY OUT' }))
  expect(screen.getByRole('tabpanel', { name: 'TRY OUT' }).textContent).toBe('try-out')
})

it('is one tab stop, with arrow keys inside', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(await findSelected('TRY OUT')).toBe(document.activeElement)
  await user.keyboard('{ArrowRight}')
  expect(await findSelected('Result codes')).toBe(document.activeElement)
  await user.keyboard('{ArrowRight}')
  expect(await findSelected('Reference')).toBe(document.activeElement)
  await user.keyboard('{ArrowLeft}')
  expect(await findSelected('Result codes')).toBe(document.activeElement)
})

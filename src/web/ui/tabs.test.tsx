import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { system } from '#web/theme/system.ts'
import { Tabs } from './tabs.tsx'

const tabs = [
  { key: 'reference', label: 'Reference' },
  { key: 'try-out', label: 'TRY OUT' },
  { key: 'results', label: 'Result codes' },
]

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

const selected = () => screen.getByRole('tab', { selected: true }).textContent

it('shows the panel of the tab that is pressed, under its name', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('tab', { name: 'TRY OUT' }))
  expect(screen.getByRole('tabpanel', { name: 'TRY OUT' }).textContent).toBe('try-out')
})

it('is one stop of the Tab key; arrows go round inside', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(selected()).toBe('TRY OUT')
  expect(document.activeElement?.textContent).toBe('TRY OUT')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(selected()).toBe('Reference')
  await user.keyboard('{ArrowLeft}')
  expect(selected()).toBe('Result codes')
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { TabList } from './tabs.tsx'

const tabs = [
  { key: 'reference', label: 'Reference' },
  { key: 'try-out', label: 'TRY OUT' },
  { key: 'results', label: 'Result codes' },
]

function Page() {
  const [current, setCurrent] = useState('reference')
  return <TabList id="charge" label="Charge" tabs={tabs} current={current} onChange={setCurrent} />
}

const selected = () => screen.getByRole('tab', { selected: true })

it('selects the tab that is pressed', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('tab', { name: 'TRY OUT' }))
  expect(selected().textContent).toBe('TRY OUT')
})

it('is one tab stop, with arrow keys, Home and End inside', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.tab()
  const seen: (string | null)[] = []
  for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowRight}', '{ArrowLeft}', '{Home}', '{End}']) {
    await user.keyboard(key)
    expect(document.activeElement).toBe(selected())
    seen.push(selected().textContent)
  }
  expect(seen).toEqual(['TRY OUT', 'Result codes', 'Reference', 'Result codes', 'Reference', 'Result codes'])
  await user.tab()
  expect(document.body).toBe(document.activeElement)
})

import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ReadinessItem } from '#generated/portal/model/readinessItem.ts'
import { forcedColorRules } from '#tests/support/forced-colors.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { ReadinessChecklist, ReadinessScore } from './readiness-checklist.tsx'

const operations = [
  ['identifyCustomer', 'First'],
  ['createCharge', 'Second'],
  ['getCharge', 'Third'],
] as const
const items = operations.map(
  ([id, title]): ReadinessItem => ({
    id,
    title,
    weight: 6,
    done: false,
    seen: null,
    seenOn: null,
    callId: null,
    fulfil: { place: 'documentation', operation: id, instruction: 'Make one successful call.' },
  }),
)

it('shows the first open items and folds the others', async () => {
  showPage(<ReadinessChecklist readiness={{ score: 0, items }} unfolded={2} />)
  const first = await screen.findByRole('list', { name: 'Open items' })
  expect(within(first).getAllByRole('listitem')).toHaveLength(2)
  const fold = screen.getByText('1 more').closest('details')
  expect(fold?.open).toBe(false)
  expect(fold?.textContent).toContain('Third')
})

it('fills the bar of the score with forced colours, too', async () => {
  showPage(<ReadinessScore readiness={{ score: 40, items }} />)
  const { firstElementChild: fill } = await screen.findByRole('meter', { name: 'Readiness' })
  expect(fill && forcedColorRules(fill)).toMatch(/background: Highlight/i)
})

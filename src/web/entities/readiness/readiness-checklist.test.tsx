import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ReadinessItem } from '#generated/portal/model/readinessItem.ts'
import { system } from '#web/theme/system.ts'
import { ReadinessChecklist } from './readiness-checklist.tsx'

const items = ['First', 'Second', 'Third'].map(
  (title): ReadinessItem => ({
    id: 'createCharge',
    title,
    weight: 6,
    done: false,
    seen: null,
    seenOn: null,
    callId: null,
    fulfil: { place: 'documentation', operation: 'createCharge', instruction: 'Make one successful call.' },
  }),
)

const show = (unfolded: number) =>
  render(
    <ChakraProvider value={system}>
      <ReadinessChecklist readiness={{ score: 0, items }} unfolded={unfolded} />
    </ChakraProvider>,
  )

it('shows the first open items and folds the others', () => {
  show(2)
  const first = screen.getByRole('list', { name: 'Open items' })
  expect(within(first).getAllByRole('listitem')).toHaveLength(2)
  const fold = screen.getByText('1 more').closest('details')
  expect(fold?.open).toBe(false)
  expect(fold?.textContent).toContain('Third')
})

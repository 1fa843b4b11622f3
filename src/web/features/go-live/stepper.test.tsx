import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { forcedColorRules } from '#tests/support/forced-colors.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { Stepper } from './stepper.tsx'

it('sets the mark of the current step apart with forced colours, where all borders are alike', async () => {
  showPage(<Stepper current="company" status="unchanged" refused={{}} />)
  await screen.findByRole('list')
  const steps = screen.getAllByRole('listitem')
  const filled = steps.filter(({ firstElementChild: mark }) => mark && /Highlight/i.test(forcedColorRules(mark)))
  expect(filled.map(({ ariaCurrent }) => ariaCurrent)).toEqual(['step'])
})

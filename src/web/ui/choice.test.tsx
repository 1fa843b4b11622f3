import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { forcedColorRules } from '#tests/support/forced-colors.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { Switch } from './choice.tsx'

it('draws the thumb of a switch in another colour than its track with forced colours', async () => {
  showPage(<Switch label="Live" checked={false} onChange={() => {}} />)
  const rules = forcedColorRules(await screen.findByRole('switch'))
  expect(rules).toMatch(/::?before \{[^}]*background: ButtonText/i)
  expect(rules).toMatch(/border-width: 1px/)
})

import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { forcedColorRules } from '#tests/support/forced-colors.ts'
import { Providers, showPage } from '#tests/support/show-page.tsx'
import { Switch } from './choice.tsx'

it('draws the thumb of a switch in another colour than its track with forced colours', async () => {
  showPage(<Switch label="Live" checked={false} onChange={() => {}} />)
  const rules = forcedColorRules(await screen.findByRole('switch'))
  expect(rules).toMatch(/::?before \{[^}]*background: ButtonText/i)
  expect(rules).toMatch(/border-width: 1px/)
})

it('keeps the focus when it becomes unavailable', () => {
  const switchWith = (reason?: string) => <Switch label="Live" checked onChange={() => {}} disabledReason={reason} />
  const { rerender } = render(switchWith(), { wrapper: Providers })
  const control = screen.getByRole('switch')
  control.focus()
  rerender(switchWith('The project is paused.'))
  expect(screen.getByRole('switch', { description: 'The project is paused.' })).toBe(control)
  expect(document.activeElement).toBe(control)
})

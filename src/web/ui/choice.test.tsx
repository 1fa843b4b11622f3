import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPage } from '#tests/support/show-page.tsx'
import { Switch } from './choice.tsx'

/** The style rules of an element that apply with forced colours only. */
function forcedColorRules(element: Element): string[] {
  const name = [...element.classList].find((each) => each.startsWith('css-'))
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors'))
    .map((rule) => rule.cssText)
    .filter((text) => name !== undefined && text.includes(name))
}

it('draws the thumb of a switch in another colour than its track with forced colours', async () => {
  showPage(<Switch label="Live" checked={false} onChange={() => {}} />)
  const rules = forcedColorRules(await screen.findByRole('switch')).join('\n')
  expect(rules).toMatch(/::?before \{[^}]*background: ButtonText/i)
  expect(rules).toMatch(/border-width: 1px/)
})

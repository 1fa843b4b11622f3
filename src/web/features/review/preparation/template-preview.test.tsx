import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { system } from '#web/theme/system.ts'
import { TemplatePreview } from './template-preview.tsx'

function show(text: string, longest = 1500) {
  const preview = (shown: string) => (
    <ChakraProvider value={system}>
      <TemplatePreview text={shown} longest={longest} />
    </ChakraProvider>
  )
  const { rerender } = render(preview(text))
  return { user: userEvent.setup(), change: (next: string) => rerender(preview(next)) }
}

it('fills in likely values, and the values that are typed', async () => {
  const { user, change } = show('#PASSWORD# is your code for {service}.')
  expect(screen.getByText('123456 is your code for Lumen Music.')).toBeTruthy()
  await user.clear(screen.getByLabelText('Sample for {service}'))
  await user.type(screen.getByLabelText('Sample for {service}'), 'Harbour')
  expect(screen.getByText('123456 is your code for Harbour.')).toBeTruthy()
  change('{service} says {colour}.')
  expect(screen.getByText('Harbour says colour.')).toBeTruthy()
})

it('counts characters of the template and segments of the message', () => {
  const { change } = show('a'.repeat(161))
  expect(screen.getByText('161 of 1 500 characters')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('GSM-7, 2 segments, 145 left in the last')
  change('ก')
  expect(screen.getByRole('status').textContent).toBe('UCS-2, 1 segment, 69 left')
  expect(screen.getByText(/“ก” is not in the GSM alphabet/)).toBeTruthy()
})

it('counts an emoji as one character, as the contract does', () => {
  show('😀😀', 1)
  expect(screen.getByText('2 of 1 characters').getAttribute('data-over')).toBe('true')
})

it('says when a brace has no counterpart, and asks for no sample then', () => {
  show('Hello {name')
  expect(screen.getByText('A brace has no counterpart. Dynamic content stands between { and }.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('says so when there is nothing to read', () => {
  show('')
  expect(screen.getByText('Nothing to read yet.')).toBeTruthy()
})

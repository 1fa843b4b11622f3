import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPage } from '#tests/support/show-page.tsx'
import { ContactFields } from './contact-fields.tsx'

const show = () => showPage(<ContactFields pending={false} problem={null} submitLabel="Send" onSubmit={() => {}} />)
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const shownIn = (label: string) => {
  const control = screen.getByLabelText(label)
  return 'value' in control ? control.value : undefined
}

it('selects the dial code of a pasted international number', async () => {
  show()
  await screen.findByLabelText('Country code')
  type('Mobile number', '+65 8123 4567')
  expect([shownIn('Country code'), shownIn('Mobile number')]).toEqual(['Singapore', '81234567'])
  type('Mobile number', '0066 81 234 5678')
  expect([shownIn('Country code'), shownIn('Mobile number')]).toEqual(['Thailand', '812345678'])
  type('Mobile number', '+999 1')
  expect([shownIn('Country code'), shownIn('Mobile number')]).toEqual(['Thailand', '+9991'])
})

it('keeps an unfinished international number visible while no code is selected', async () => {
  show()
  await screen.findByLabelText('Country code')
  type('Mobile number', '+6')
  expect([shownIn('Country code'), shownIn('Mobile number')]).toEqual(['', '+6'])
})

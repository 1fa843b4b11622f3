import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import * as generated from '#generated/forms/partner-profile.js'
import { showPage } from '#tests/support/show-page.tsx'
import { createForm } from './create-form.tsx'
import { CountryWidget, PhoneWidget } from './phone-widget.tsx'

const uiSchema = { country: { 'ui:widget': CountryWidget }, hotline_number: { 'ui:widget': PhoneWidget } }
const Profile = createForm<Partial<generated.Value>>('profile', generated, { uiSchema })
const onSubmit = vi.fn()
beforeEach(() => onSubmit.mockReset())

async function show(initial: Partial<generated.Value>) {
  showPage(<Profile pending={false} problem={null} submitLabel="Save" initial={initial} onSubmit={onSubmit} />)
  await screen.findByLabelText('Hotline number', { exact: false })
}

const control = (label: string): HTMLInputElement => screen.getByLabelText(label, { exact: false })
const code = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code', description: /Hotline/ })
const type = (label: string, value: string) => fireEvent.change(control(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

it('takes the dial code of an empty number from the country', async () => {
  await show({ country: 'Thailand' })
  expect(code().value).toBe('Thailand')
  type('Hotline number', '21234567')
  save()
  expect(onSubmit).toHaveBeenCalledWith({ country: 'Thailand', hotline_number: '+66 21234567' })
})

it('sends no code without a number where the number is optional', async () => {
  await show({ country: 'Thailand' })
  fireEvent.change(code(), { target: { value: 'Singapore' } })
  expect(code().value).toBe('Singapore')
  save()
  expect(onSubmit).toHaveBeenCalledWith({ country: 'Thailand' })
})

it('keeps the code of a number when the country changes', async () => {
  await show({ country: 'Thailand', hotline_number: '+65 61234567' })
  fireEvent.change(screen.getByRole('combobox', { name: /^Country/, description: '' }), {
    target: { value: 'Indonesia' },
  })
  expect(code().value).toBe('Singapore')
  save()
  expect(onSubmit).toHaveBeenCalledWith({ country: 'Indonesia', hotline_number: '+65 61234567' })
})

it('shows a stored number without a space as code and number', async () => {
  await show({ hotline_number: '+6561234567' })
  expect([code().value, control('Hotline number').value]).toEqual(['Singapore', '61234567'])
})

it('shows a stored country that is not in the list, refuses it, and takes another one', async () => {
  await show({ country: 'Nowhereland', hotline_number: '+65 61234567' })
  const country = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Country/, description: '' })
  expect([country.value, country.selectedOptions[0]?.textContent]).toEqual([
    'Nowhereland',
    'Nowhereland (not in the list)',
  ])
  save()
  await screen.findByText('Please select the country in which your company operates.')
  expect(onSubmit).not.toHaveBeenCalled()
  fireEvent.change(country, { target: { value: 'Indonesia' } })
  save()
  expect(onSubmit).toHaveBeenCalledWith({ country: 'Indonesia', hotline_number: '+65 61234567' })
})

import { expect, test } from 'vitest'
import { type ContactEntry, followEntry, toRequest } from './entry.ts'

const entry: ContactEntry = {
  name: 'Mira Tan',
  company_email: 'mira@lumen.example',
  role: 'Growth strategist',
  country: 'Singapore',
  mobile_number: '+65 81234567',
  message: 'Do you reach prepaid subscribers too?',
}

test('sets the dial code of a selected country and keeps the number', () => {
  expect(followEntry({ country: 'Thailand' }, {}).mobile_number).toBe('+66 ')
  expect(followEntry({ ...entry, country: 'Thailand' }, entry).mobile_number).toBe('+66 81234567')
})

test('keeps a manually selected dial code until another country is selected', () => {
  const abroad = { ...entry, mobile_number: '+44 2071234567' }
  expect(followEntry({ ...abroad, name: 'Mira' }, abroad).mobile_number).toBe('+44 2071234567')
})

test('sends another role after Other, and clears it with the role', () => {
  const founder = { ...entry, role: 'Other', otherRole: ' Founder ' } as const
  expect(toRequest(founder, 'token')).toEqual({ ...entry, role: 'Other: Founder', captcha_token: 'token' })
  expect(followEntry({ ...founder, role: 'Growth strategist' }, founder)).not.toHaveProperty('otherRole')
  expect(toRequest(entry, 'token').role).toBe('Growth strategist')
})

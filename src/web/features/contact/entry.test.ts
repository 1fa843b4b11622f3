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

test('a chosen country brings its dial code and leaves the number', () => {
  expect(followEntry({ country: 'Thailand' }, {}).mobile_number).toBe('+66 ')
  expect(followEntry({ ...entry, country: 'Thailand' }, entry).mobile_number).toBe('+66 81234567')
})

test('a dial code of one’s own choice stays until another country is chosen', () => {
  const abroad = { ...entry, mobile_number: '+44 2071234567' }
  expect(followEntry({ ...abroad, name: 'Mira' }, abroad).mobile_number).toBe('+44 2071234567')
})

test('a role of one’s own is sent behind Other, and goes with it', () => {
  const founder = { ...entry, role: 'Other', otherRole: ' Founder ' } as const
  expect(toRequest(founder, 'token')).toEqual({ ...entry, role: 'Other: Founder', captcha_token: 'token' })
  expect(followEntry({ ...founder, role: 'Growth strategist' }, founder)).not.toHaveProperty('otherRole')
  expect(toRequest(entry, 'token').role).toBe('Growth strategist')
})

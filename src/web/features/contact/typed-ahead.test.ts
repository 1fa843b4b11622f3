// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { typedAhead } from './typed-ahead.ts'

/** The prerendered form with user input. */
function formWith({ code = '', country = '', number = '8123 4567' } = {}): void {
  const choice = (name: string) => `<option value="${name}" selected></option>`
  document.body.innerHTML = `
    <input id="contact_name" value="Mira"><input id="contact_company_email" value="">
    <select id="contact_country">${choice(country)}</select>
    <select id="contact_mobile_number_code">${choice(code)}</select><input id="contact_mobile_number" value="${number}">
    <textarea id="contact_message">Hello,\nwho are you?</textarea>`
}

afterEach(() => document.body.replaceChildren())

test('reads input typed before hydration', () => {
  formWith({ code: 'Singapore', country: 'Thailand' })
  expect(typedAhead()).toEqual({
    name: 'Mira',
    country: 'Thailand',
    mobile_number: '+65 81234567',
    message: 'Hello,\nwho are you?',
  })
})

test('sets the dial code of a selected country where none was selected', () => {
  formWith({ country: 'Thailand' })
  expect(typedAhead()).toMatchObject({ country: 'Thailand', mobile_number: '+66 81234567' })
})

test('reads the code of an international number', () => {
  formWith({ country: 'Thailand', number: '+65 8123 4567' })
  expect(typedAhead()).toMatchObject({ country: 'Thailand', mobile_number: '+65 81234567' })
  formWith({ number: '+6581234567' })
  expect(typedAhead()).toMatchObject({ mobile_number: '+65 81234567' })
})

test('is empty on a page that was not prerendered', () => {
  expect(typedAhead()).toEqual({})
})

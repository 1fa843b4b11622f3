import { schema } from '#generated/forms/contact.js'
import { codeControl, codeOfCountry, typeNumber, writePhone } from '#web/form/phone-entry.ts'
import { type ContactEntry, followEntry } from './entry.ts'

/** What the visitor typed into the rendered form before hydration; empty where the page was not rendered by the build. */
export function typedAhead(): Partial<ContactEntry> {
  if (import.meta.env.SSR) return {}
  const fields = Object.keys(schema.properties ?? {}).map((field) => [field, typedIn(`contact_${field}`)])
  const typed: Partial<ContactEntry> = Object.fromEntries(fields.filter(([, value]) => value))
  const chosen = codeOfCountry(typedIn(codeControl('contact_mobile_number'))) ?? ''
  const phone = typeNumber({ code: chosen, number: '' }, typed.mobile_number ?? '')
  const mobileNumber = writePhone(phone)
  const entry = { ...typed, ...(mobileNumber && { mobile_number: mobileNumber }) }
  return phone.code === '' ? followEntry(entry, {}) : entry
}

function typedIn(id: string): string | undefined {
  const control = document.getElementById(id)
  return control && 'value' in control ? String(control.value) : undefined
}

import type { Value } from '#generated/forms/contact.js'
import type { ContactRequest } from '#generated/portal/model/contactRequest.ts'
import { codeOfCountry, readPhone, writePhone } from '#web/form/phone-entry.ts'

export type ContactEntry = Value

const otherRole = 'Other'

export const asksForRole = ({ role }: Partial<ContactEntry>) => role === otherRole

/** Choosing a country sets its dial code. Leaving 'Other' clears the typed role. */
export function followEntry(next: Partial<ContactEntry>, before: Partial<ContactEntry>): Partial<ContactEntry> {
  const code = next.country === before.country ? undefined : codeOfCountry(next.country)
  const { otherRole: typedRole, ...rest } = next
  return {
    ...rest,
    ...(asksForRole(next) && typedRole !== undefined && { otherRole: typedRole }),
    ...(code && { mobile_number: writePhone({ ...readPhone(next.mobile_number), code }) }),
  }
}

/** Converts the form to the contract's request: another role is sent as 'Other: text'. */
export function toRequest({ otherRole: typedRole, ...entry }: ContactEntry, captchaToken: string): ContactRequest {
  const role = asksForRole(entry) ? `${otherRole}: ${typedRole?.trim()}` : entry.role
  return { ...entry, role, captcha_token: captchaToken }
}

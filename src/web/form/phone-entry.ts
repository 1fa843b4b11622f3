import { type DialCode, dialCodes } from '#domain/dial-codes.ts'
import { parsePhone } from '#domain/formats/phone.ts'

/** The two controls of a phone number as one text: '+65 81234567'. */
export interface PhoneEntry {
  /** Without '+'; empty until one is selected. */
  code: string
  number: string
}

/** A space ends the code. A stored number without one begins with the code of a country. */
export function readPhone(value: string | undefined): PhoneEntry {
  const [, code, number] = /^\+(\d*) (.*)$/s.exec(value ?? '') ?? []
  if (code === undefined || number === undefined) return parsePhone(value ?? '') ?? { code: '', number: value ?? '' }
  return { code, number }
}

/** Removes spaces and other separators. */
const bare = (number: string) => number.replace(/[\s().-]/g, '')

/**
 * The entry after a change of the number's control. A pasted or autofilled '+65 8123 4567' or '0065 ...' also sets the code:
 * the longest dial code it begins with. Any other text changes the number only.
 */
export function typeNumber(before: PhoneEntry, typed: string): PhoneEntry {
  const digits = bare(typed)
  const whole = /^(?:\+|00)(\d+)$/.exec(digits)?.[1]
  if (whole === undefined) return { ...before, number: typed }
  const fitting = dialCodes.filter((each) => whole.startsWith(each.code)).map((each) => each.code)
  const [code] = fitting.toSorted((a, b) => b.length - a.length)
  return code === undefined ? { ...before, number: typed } : { code, number: whole.slice(code.length) }
}

/** Undefined while nothing is filled in. */
export function writePhone({ code, number }: PhoneEntry): string | undefined {
  const digits = bare(number)
  if (code === '') return digits === '' ? undefined : digits
  return `+${code} ${digits}`
}

/** The country of a dial code. Several share one, so the named country wins if it has this code. */
export function countryOfCode(code: string, ...named: (string | undefined)[]): DialCode | undefined {
  const sharing = dialCodes.filter((each) => each.code === code)
  return named.flatMap((name) => sharing.find(({ country }) => country === name) ?? [])[0] ?? sharing[0]
}

export const codeOfCountry = (name: string | undefined) => dialCodes.find(({ country }) => country === name)?.code

/** Id of the control that chooses the code; the number's own is the field's. */
export const codeControl = (fieldId: string) => `${fieldId}_code`

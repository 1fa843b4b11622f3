import { type DialCode, dialCodes } from '#domain/dial-codes.ts'

/** The two controls of a phone number, as one text: '+65 81234567'. */
export interface PhoneEntry {
  /** Without '+'; empty until one is chosen. */
  code: string
  number: string
}

export function readPhone(value: string | undefined): PhoneEntry {
  const [, code, number] = /^\+(\d*) ?(.*)$/s.exec(value ?? '') ?? []
  return { code: code ?? '', number: number ?? value ?? '' }
}

/** Undefined while nothing is filled in. Spaces and what else people put between digits are not part of a number. */
export function writePhone({ code, number }: PhoneEntry): string | undefined {
  const digits = number.replace(/[\s().-]/g, '')
  if (code === '') return digits === '' ? undefined : digits
  return `+${code} ${digits}`
}

/** Which country a code stands for: several share one, so whoever was named last decides, if it is theirs. */
export function countryOfCode(code: string, ...named: (string | undefined)[]): DialCode | undefined {
  const sharing = dialCodes.filter((each) => each.code === code)
  return named.flatMap((name) => sharing.find(({ country }) => country === name) ?? [])[0] ?? sharing[0]
}

export const codeOfCountry = (name: string | undefined) => dialCodes.find(({ country }) => country === name)?.code

/** Id of the control that chooses the code; the number's own is the field's. */
export const codeControl = (fieldId: string) => `${fieldId}_code`

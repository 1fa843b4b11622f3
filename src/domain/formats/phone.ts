import { dialCodes } from '#domain/dial-codes.ts'

// A phone number is '+', the dial code of a country and the number, with or without a space between the two.

/** Dial codes are prefix-free: at most one fits. */
const codeOf = (digits: string) => dialCodes.find(({ code }) => digits.startsWith(code))?.code

/** Code and number; undefined where no country has the code. */
export function parsePhone(value: string): { code: string; number: string } | undefined {
  if (!/^\+\d+ ?\d+$/.test(value)) return undefined
  const digits = value.replace(/\D/g, '')
  const code = codeOf(digits)
  return code === undefined ? undefined : { code, number: digits.slice(code.length) }
}

/** The number has at least 7 digits, code and number together at most 15, as in E.164. */
export function isPhone(value: string): boolean {
  const phone = parsePhone(value)
  return phone !== undefined && phone.number.length >= 7 && phone.code.length + phone.number.length <= 15
}

/** The stored form of a valid phone number: '+65 81234567'. */
export function formatPhone(value: string): string {
  const phone = parsePhone(value)
  return phone ? `+${phone.code} ${phone.number}` : value
}

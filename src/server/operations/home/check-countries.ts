import { dialCodes } from '#domain/dial-codes.ts'
import type { FieldProblem } from '#domain/problems.ts'
import { fail } from '#server/operation.ts'

/** The contract says what a country and a phone number look like; which countries and codes there are is data. */
export function checkCountries(entry: { country: string; mobile_number: string }): void {
  const problems: FieldProblem[] = []
  if (!dialCodes.some(({ country }) => country === entry.country)) {
    const message = 'Please select the country in which your company operates.'
    problems.push({ field: '/country', rule: 'enum', message })
  }
  if (!dialCodes.some(({ code }) => entry.mobile_number.startsWith(`+${code} `))) {
    problems.push({ field: '/mobile_number', rule: 'enum', message: 'Please select a country code' })
  }
  if (problems.length > 0) fail('invalid-request', { problems })
}

import { companyTypes } from '#domain/reference-lists.ts'
import { fail } from '#server/operation.ts'

/** The schema knows that it is a text; only the reference list knows which texts exist. */
export function checkIndustry(industry: string | undefined): void {
  if (industry === undefined || companyTypes.some(({ name }) => name === industry)) return
  fail('invalid-request', { problems: [{ field: '/industry', rule: 'enum', message: 'Select one item' }] })
}

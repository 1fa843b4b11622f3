import type { ApplicationPart } from './application-parts.ts'
import { partOf } from './application-pointers.ts'
import { allowed, denied } from './decision.ts'
import { fieldOf, fieldsOfParts } from './requested-fields.ts'

// When a partner may change company, representative, bank and document.

export interface CompanyStanding {
  status: 'draft' | 'active'
  /** A project of the company is under review. */
  underReview: boolean
  /** The parts that rejections of its projects and requests for changes have named. */
  requestedChanges: readonly ApplicationPart[]
  /** The fields of those parts that may change: all that a rejection names, and those that notes ask for. */
  requestedFields: readonly string[]
}

/** The parts of an application that belong to the company, and not to one project. */
export type CompanyPart = Extract<ApplicationPart, 'company' | 'representative' | 'bank' | 'document'>

export const isCompanyPart = (part: ApplicationPart): part is CompanyPart =>
  part === 'company' || part === 'representative' || part === 'bank' || part === 'document'

export function decidePartChange(company: CompanyStanding, part: CompanyPart) {
  const { status, underReview, requestedChanges } = company
  if (requestedChanges.includes(part)) return allowed
  if (status === 'active') return denied('profile-locked')
  if (underReview) return denied('profile-under-review')
  return requestedChanges.length > 0 ? denied('change-not-requested') : allowed
}

export function decideFieldChange(company: CompanyStanding, pointer: string) {
  const { requestedFields } = company
  if (requestedFields.length === 0) return decidePartChange(company, companyPartOf(pointer))
  return requestedFields.includes(fieldOf(pointer)) ? allowed : denied('change-not-requested')
}

function companyPartOf(pointer: string): CompanyPart {
  const part = partOf(pointer)
  if (isCompanyPart(part)) return part
  throw new RangeError(`'${pointer}' is no field of a company`)
}

const profileFields = fieldsOfParts(['company', 'representative', 'bank'])

export function decideProfileChange(company: CompanyStanding) {
  const decisions = profileFields.map((pointer) => decideFieldChange(company, pointer))
  return decisions.find((decision) => decision.allowed) ?? decisions[0] ?? allowed
}

/** The facts that decide whether a partner may open a further field of the company. */
export interface FurtherFieldFacts {
  status: CompanyStanding['status']
  /** Another project of the company is under review. */
  othersUnderReview: boolean
}

export function decideFurtherField({ status, othersUnderReview }: FurtherFieldFacts, pointer: string, ofNote: string) {
  const part = partOf(pointer)
  if (!isCompanyPart(part) || part === partOf(ofNote)) return allowed
  return status === 'active' || othersUnderReview ? denied('change-not-requested') : allowed
}

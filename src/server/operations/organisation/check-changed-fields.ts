import { type Actor, can } from '#domain/capabilities.ts'
import type { CompanyStanding } from '#domain/company-profile.ts'
import { type Fail, problems } from '#domain/problems.ts'

type Values = Readonly<Record<string, string | null>>

export interface ChangedSection {
  /** Where the application has these fields. */
  section: '/company' | '/user' | '/payment'
  /** Where the request has them; at the top without it. */
  place?: string
  before: Values
  after: Values
}

export const changedNames = ({ before, after }: ChangedSection): string[] =>
  Object.keys(after).filter((name) => after[name] !== before[name])

/** The changed fields that are closed, while others of the profile are open. */
export function closedFields(actor: Actor, company: CompanyStanding, sections: ChangedSection[]): string[] {
  return sections.flatMap((changed) =>
    changedNames(changed)
      .filter((name) => !can.editCompanyField(actor, company, `${changed.section}/${name}`).allowed)
      .map((name) => `${changed.place ?? ''}/${name}`),
  )
}

/** Refuses changes of these fields, if there are any. */
export function refuseChanges(refused: string[], fail: Fail<'change-not-requested'>): void {
  if (refused.length === 0) return
  const { message } = problems['change-not-requested']
  fail('change-not-requested', { problems: refused.map((field) => ({ field, rule: 'readOnly', message })) })
}

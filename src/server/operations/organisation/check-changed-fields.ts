import { type Actor, can } from '#domain/capabilities.ts'
import type { CompanyStanding } from '#domain/company-profile.ts'
import { type Fail, problems } from '#domain/problems.ts'

type Values = Readonly<Record<string, string | null>>

interface ChangedSection {
  /** Where the application has these fields, for instance '/company'. */
  section: string
  /** Where the request has them; at the top without it. */
  place?: string
  before: Values
  after: Values
}

/** The changed fields that are closed, while others of the profile are open. */
export function closedFields(actor: Actor, company: CompanyStanding, sections: ChangedSection[]): string[] {
  return sections.flatMap(({ section, place = '', before, after }) =>
    Object.keys(after)
      .filter((name) => after[name] !== before[name])
      .filter((name) => !can.editCompanyField(actor, company, `${section}/${name}`).allowed)
      .map((name) => `${place}/${name}`),
  )
}

/** Refuses changes of these fields, if there are any. */
export function refuseChanges(refused: string[], fail: Fail<'change-not-requested'>): void {
  if (refused.length === 0) return
  const { message } = problems['change-not-requested']
  fail('change-not-requested', { problems: refused.map((field) => ({ field, rule: 'readOnly', message })) })
}

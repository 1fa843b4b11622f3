import { useSuspenseQuery } from '@tanstack/react-query'
import { can } from '#domain/capabilities.ts'
import { organisationQueries } from '#web/api/organisation-queries.ts'
import { userQueries } from '#web/api/user-queries.ts'
import { BankFacts, CompanyFacts, RepresentativeFacts } from '#web/entities/company/company-facts.tsx'

// What an earlier approval has settled, or another project's review holds still: it goes along as it is.

const useOrganisation = () => useSuspenseQuery(organisationQueries.mine()).data

/** Why a step cannot be filled in: the words for a settled company, or that a review is under way. */
export function useSettledWords(words: string): string {
  const edit = can.editProfile({ role: 'EXTERNAL_ADMIN' }, useOrganisation())
  return !edit.allowed && edit.problem === 'profile-under-review' ? edit.because : words
}

export const SettledCompany = () => <CompanyFacts company={useOrganisation()} />

export function SettledRepresentative() {
  const { data: user } = useSuspenseQuery(userQueries.me())
  return <RepresentativeFacts person={user} />
}

export const SettledBank = () => <BankFacts bank={useOrganisation().bankDetails} note="Where we send your payouts." />

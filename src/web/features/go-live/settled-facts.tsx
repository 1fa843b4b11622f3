import { useSuspenseQuery } from '@tanstack/react-query'
import { can } from '#domain/capabilities.ts'
import { organisationQueries } from '#web/api/organisation-queries.ts'
import { userQueries } from '#web/api/user-queries.ts'
import { Facts } from '#web/table/facts.tsx'

// What an earlier approval has settled, or another project's review holds still: it goes along as it is.

/** Why a step cannot be filled in: the words for a settled company, or that a review is under way. */
export function useSettledWords(words: string): string {
  const { data: organisation } = useSuspenseQuery(organisationQueries.mine())
  const edit = can.editProfile({ role: 'EXTERNAL_ADMIN' }, organisation)
  return !edit.allowed && edit.problem === 'profile-under-review' ? edit.because : words
}

export function CompanyFacts() {
  const { data: organisation } = useSuspenseQuery(organisationQueries.mine())
  return (
    <Facts
      title="Company"
      items={[
        ['Company name', organisation.name],
        ['Company website', organisation.website],
        ['Industry', organisation.industry],
        ['Business registration number', organisation.identity_uen],
        ['Company description', organisation.details],
        ['Company address', organisation.address],
        ['Country', organisation.country],
        ['Hotline number', organisation.hotline_number],
      ]}
    />
  )
}

export function RepresentativeFacts() {
  const { data: user } = useSuspenseQuery(userQueries.me())
  return (
    <Facts
      title="Representative"
      items={[
        ['Business email', user.emailId],
        ['Salutation', user.salutation],
        ['Full name', user.fullName],
        ['Job title', user.jobTitle],
        ['Mobile number', user.mobileNumber],
      ]}
    />
  )
}

export function BankFacts() {
  const { data: organisation } = useSuspenseQuery(organisationQueries.mine())
  const { bankDetails: bank } = organisation
  return (
    <Facts
      title="Bank"
      note="Where we send your payouts."
      items={[
        ['Bank name', bank.bankName],
        ['Bank code', bank.bankCode],
        ['Branch code', bank.branchCode],
        ['Account number', bank.accountNumber],
      ]}
    />
  )
}

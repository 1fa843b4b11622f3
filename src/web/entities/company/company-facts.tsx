import type { Organisation } from '#generated/portal/model/organisation.ts'
import type { User } from '#generated/portal/model/user.ts'
import { Facts } from '#web/table/facts.tsx'

// What a partner has told of itself, as it is read on the profile and in an application.

export function CompanyFacts({ organisation }: { organisation: Organisation }) {
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

export function RepresentativeFacts({ user }: { user: User }) {
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

export function BankFacts({ bank }: { bank: Organisation['bankDetails'] }) {
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

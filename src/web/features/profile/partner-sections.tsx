import type { Organisation } from '#generated/portal/model/organisation.ts'
import type { User } from '#generated/portal/model/user.ts'
import { Facts } from '#web/table/facts.tsx'

/** The profile as it is read. */
export function PartnerSections({ organisation, user }: { organisation: Organisation; user: User }) {
  const { bankDetails: bank } = organisation
  return (
    <>
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
    </>
  )
}

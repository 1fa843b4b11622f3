import type { Organisation } from '#generated/portal/model/organisation.ts'
import type { User } from '#generated/portal/model/user.ts'
import { BankFacts, CompanyFacts, RepresentativeFacts } from '#web/entities/company/company-facts.tsx'

/** The profile as it is read. */
export function PartnerSections({ organisation, user }: { organisation: Organisation; user: User }) {
  return (
    <>
      <CompanyFacts organisation={organisation} />
      <RepresentativeFacts user={user} />
      <BankFacts bank={organisation.bankDetails} />
    </>
  )
}

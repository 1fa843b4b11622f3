import type { Partner } from '#generated/admin/model/partner.ts'
import { BankFacts, CompanyFacts, RepresentativeFacts } from './company-facts.tsx'

/** What a partner has entered about itself, for staff. The admin API has other names for some fields. */
export function PartnerFacts({ partner }: { partner: Partner }) {
  const { businessRepDetails: representative } = partner
  return (
    <>
      <CompanyFacts
        company={{
          ...partner,
          identity_uen: partner.businessRegisNum,
          details: partner.description,
          hotline_number: partner.hotlineNumber,
        }}
      />
      <RepresentativeFacts
        person={{
          ...representative,
          jobTitle: representative.JobTitle,
          mobileNumber: representative.contactNumber,
        }}
      />
      <BankFacts bank={partner.bankDetails} />
    </>
  )
}

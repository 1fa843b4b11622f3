import type { Partner } from '#generated/admin/model/partner.ts'
import { BankFacts, CompanyFacts, RepresentativeFacts } from './company-facts.tsx'

type Props = { partner: Partner } & Pick<Parameters<typeof CompanyFacts>[0], 'beside' | 'anchored'>

/** What a partner has entered about itself, for staff. The admin API has other names for some fields. */
export function PartnerFacts({ partner, ...marked }: Props) {
  const { businessRepDetails: representative } = partner
  return (
    <>
      <CompanyFacts
        {...marked}
        company={{
          ...partner,
          identity_uen: partner.businessRegisNum,
          details: partner.description,
          hotline_number: partner.hotlineNumber,
        }}
      />
      <RepresentativeFacts
        {...marked}
        person={{
          ...representative,
          jobTitle: representative.JobTitle,
          mobileNumber: representative.contactNumber,
        }}
      />
      <BankFacts {...marked} bank={partner.bankDetails} />
    </>
  )
}

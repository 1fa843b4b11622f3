import { bankDetailsDiffer } from '#domain/bank-details.ts'
import type { Partner } from '#generated/admin/model/partner.ts'
import { BankFacts, CompanyFacts, RepresentativeFacts } from './company-facts.tsx'

const changedBank =
  'Changed since the last approval. Pay to the approved account until a project is approved with this one.'

type Props = { partner: Partner } & Pick<Parameters<typeof CompanyFacts>[0], 'renderMark'>

/** What a partner has entered about itself, for staff. The admin API has other names for some fields. */
export function PartnerFacts({ partner, ...marked }: Props) {
  const { businessRepDetails: representative, bankDetails: bank, approvedBankDetails: approved } = partner
  const isChanged = approved !== null && bankDetailsDiffer(approved, bank)
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
      <BankFacts {...marked} bank={bank} note={isChanged ? changedBank : undefined} />
      {isChanged && <BankFacts title="Approved bank account" bank={approved} />}
    </>
  )
}

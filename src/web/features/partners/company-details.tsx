import { chakra } from '@chakra-ui/react/styled-system'
import type { Partner } from '#generated/admin/model/partner.ts'
import { Facts } from '#web/table/facts.tsx'
import { Button } from '#web/ui/button.tsx'
import { FullScreenDialog } from '#web/ui/dialog.tsx'
import { CompanyDocument } from './company-document.tsx'

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6' } })

// The way out once one has read to the end; it also takes the keyboard there.
const End = chakra('div', { base: { display: 'flex', justifyContent: 'flex-end' } })

/** What the partner told about itself. Render it to open it. */
export function CompanyDetails({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const { businessRepDetails: representative, bankDetails: bank } = partner
  return (
    <FullScreenDialog title="Company Details" onClose={onClose}>
      <Stack>
        <Facts
          title="Company"
          items={[
            ['Company name', partner.name],
            ['Company website', partner.website],
            ['Industry', partner.industry],
            ['Business registration number', partner.businessRegisNum],
            ['Company description', partner.description],
            ['Company address', partner.address],
            ['Country', partner.country],
            ['Hotline number', partner.hotlineNumber],
          ]}
        />
        <Facts
          title="Representative"
          items={[
            ['Business email', representative.emailId],
            ['Salutation', representative.salutation],
            ['Full name', representative.fullName],
            ['Job title', representative.JobTitle],
            ['Contact number', representative.contactNumber],
          ]}
        />
        <Facts
          title="Bank"
          items={[
            ['Bank name', bank.bankName],
            ['Bank code', bank.bankCode],
            ['Branch code', bank.branchCode],
            ['Account number', bank.accountNumber],
          ]}
        />
        <CompanyDocument partnerUUID={partner.partnerUUID} document={partner.document} />
        <End>
          <Button variant="secondary" onClick={onClose}>
            Back to the projects
          </Button>
        </End>
      </Stack>
    </FullScreenDialog>
  )
}

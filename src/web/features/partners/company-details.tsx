import { chakra } from '@chakra-ui/react/styled-system'
import type { Partner } from '#generated/admin/model/partner.ts'
import { Facts } from '#web/table/facts.tsx'
import { FullScreenDialog } from '#web/ui/dialog.tsx'

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6' } })

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
      </Stack>
    </FullScreenDialog>
  )
}

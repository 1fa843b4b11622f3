import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { downloadPartnerDocument } from '#generated/admin/client/partners.ts'
import type { Partner } from '#generated/admin/model/partner.ts'
import { BankFacts, CompanyFacts, RepresentativeFacts } from '#web/entities/company/company-facts.tsx'
import { ScannedFile } from '#web/entities/company/scanned-file.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FullScreenDialog } from '#web/ui/dialog.tsx'

/** What the partner has entered about itself. Render it to open it. */
export function CompanyDetails({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const { businessRepDetails: representative, document } = partner
  return (
    <FullScreenDialog title="Company Details" onClose={onClose}>
      <Stack gap="6">
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
        <Card title="Registration document">
          {document ? (
            <ScannedFile
              name={document.name}
              status={document.antivirusStatus}
              download={() => downloadPartnerDocument(partner.partnerUUID)}
            />
          ) : (
            <Text color="muted">The partner has not uploaded a document.</Text>
          )}
        </Card>
        {/* The way out at the end of the page, also for the keyboard. */}
        <Flex justify="flex-end">
          <Button variant="secondary" onClick={onClose}>
            Back to the projects
          </Button>
        </Flex>
      </Stack>
    </FullScreenDialog>
  )
}

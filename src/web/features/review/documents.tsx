import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { can } from '#domain/capabilities.ts'
import { downloadProjectDocument } from '#generated/admin/client/review.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { NoDocument, ScannedFile } from '#web/entities/company/scanned-file.tsx'
import { FieldMark } from '#web/entities/review-notes/field-mark.tsx'
import { useSession } from '#web/stores/session.ts'
import { Card } from '#web/ui/card.tsx'

/** The company's registration document and the files that came with approvals. */
export function Documents({ project }: { project: AdminProject }) {
  const role = useSession(({ userRole }) => userRole)
  const reading = role && can.downloadDocument({ role })
  const { id, organisationDocument, documents } = project
  const files = organisationDocument ? [organisationDocument, ...documents] : documents
  return (
    <Card
      title="Documents"
      note="The company's registration document, and files that came with an approval."
      anchor="documents"
    >
      {files.length === 0 ? (
        <NoDocument />
      ) : (
        <Stack as="ul" gap="4">
          {files.map((document) => (
            <Flex as="li" key={document.id} wrap="wrap" align="center" columnGap="3" rowGap="1">
              <ScannedFile
                name={document.name}
                status={document.antivirusStatus}
                download={() => downloadProjectDocument(id, document.id)}
                disabledReason={reading?.because}
              />
              {document === organisationDocument && <FieldMark pointer="/document" />}
            </Flex>
          ))}
        </Stack>
      )}
    </Card>
  )
}

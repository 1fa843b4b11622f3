import type { OperationIO } from '#generated/operations.ts'
import type { StoredDocument } from '#server/repositories/documents.ts'

type Attachment = OperationIO['uploadOrganisationDocument']['data']

/** The company's document as its partner sees it. */
export function presentAttachment({ name, status }: StoredDocument): Attachment {
  return { name, downloadUrl: status === 'ACCEPTED' ? '/portal/org/document' : null, antivirusStatus: status }
}

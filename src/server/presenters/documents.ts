import type { OperationIO } from '#generated/operations.ts'
import type { StoredDocument } from '#server/repositories/documents.ts'

type PresentedDocument = OperationIO['getAdminProject']['data']['documents'][number]

/** A file for staff, with a download address once the scan has accepted it. */
export function presentDocument(address: string, { id, name, status }: StoredDocument): PresentedDocument {
  return { id, name, downloadUrl: status === 'ACCEPTED' ? address : null, antivirusStatus: status }
}

type Attachment = OperationIO['uploadOrganisationDocument']['data']

/** The company's document or an attachment, for the partner. */
export function presentAttachment({ name, status, draftId }: StoredDocument): Attachment {
  const address = draftId ? `/portal/projects/${draftId}/live-draft/document` : '/portal/org/document'
  return { name, downloadUrl: status === 'ACCEPTED' ? address : null, antivirusStatus: status }
}

import type { OperationIO } from '#generated/operations.ts'
import type { StoredDocument } from '#server/repositories/documents.ts'

type PresentedDocument = OperationIO['getAdminProject']['data']['documents'][number]

/** A file as the staff see it: where to read it is told once the virus scan has accepted it. */
export function presentDocument(address: string, { id, name, status }: StoredDocument): PresentedDocument {
  return { id, name, downloadUrl: status === 'ACCEPTED' ? address : null, antivirusStatus: status }
}

type Attachment = OperationIO['uploadOrganisationDocument']['data']

/** The company's document, or one that is attached to an application, as the partner sees it. */
export function presentAttachment({ name, status, draftId }: StoredDocument): Attachment {
  const address = draftId ? `/portal/projects/${draftId}/live-draft/document` : '/portal/org/document'
  return { name, downloadUrl: status === 'ACCEPTED' ? address : null, antivirusStatus: status }
}

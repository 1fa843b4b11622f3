import type { OperationIO } from '#generated/operations.ts'
import type { StoredDocument } from '#server/repositories/documents.ts'

type PresentedDocument = OperationIO['getAdminProject']['data']['documents'][number]

/** A file as the staff see it: where to read it is told once the virus scan has accepted it. */
export function presentDocument(address: string, { id, name, status }: StoredDocument): PresentedDocument {
  return { id, name, downloadUrl: status === 'ACCEPTED' ? address : null, antivirusStatus: status }
}

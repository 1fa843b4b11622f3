import type { OperationIO } from '#generated/operations.ts'
import type { StoredDocument } from '#server/repositories/documents.ts'
import type { GoLiveDraft } from '#server/repositories/go-live-drafts.ts'
import type { Organisation } from '#server/repositories/organisations.ts'
import { presentAttachment } from './attachment.ts'

type PresentedDraft = OperationIO['getGoLiveDraft']['data']

interface DraftParts {
  draft: GoLiveDraft | undefined
  organisation: Organisation
  document: StoredDocument | undefined
}

export function presentGoLiveDraft({ draft, organisation, document }: DraftParts): PresentedDraft {
  return {
    step: draft?.step ?? 'document-list',
    project: draft?.project ?? null,
    company: draft?.company ?? null,
    user: draft?.representative ?? null,
    payment: draft?.payment ?? null,
    document: document ? presentAttachment(document) : null,
    editable: editableOf(organisation.status, document?.status),
    updatedOn: draft?.updatedAt.toISOString() ?? null,
  }
}

/** What of the company step can be changed (specification.md, section 4). */
function editableOf(
  status: Organisation['status'],
  documentStatus: StoredDocument['status'] | undefined,
): PresentedDraft['editable'] {
  if (status === 'draft') return 'all'
  return documentStatus === 'REJECTED' ? 'document' : 'none'
}

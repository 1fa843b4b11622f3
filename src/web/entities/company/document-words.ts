import { pageMessages } from '#domain/page-messages.ts'
import { problems } from '#domain/problems.ts'
import type { Organisation } from '#generated/portal/model/organisation.ts'

export type DocumentState = NonNullable<Organisation['documentStatus']>

/** Where the virus scan stands, and what a partner has to do about it. */
export const documentWords: Record<DocumentState, { words: string; cure?: string }> = {
  pending: { words: pageMessages.upload.scanPending },
  accepted: { words: 'Virus scan passed' },
  rejected: { words: pageMessages.upload.scanFailed, cure: problems['document-rejected'].message },
}

/** Why an application cannot go on with the document as it is; a scan that is not done yet is waited for by the reviewers. */
export function missingDocument(status: Organisation['documentStatus'], none: string): string | undefined {
  if (status === null) return none
  return documentWords[status].cure
}

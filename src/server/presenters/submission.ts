import { changesBetween, withoutValues } from '#domain/application-changes.ts'
import type { ApplicationPart } from '#domain/application-parts.ts'
import { noBank } from '#domain/bank-details.ts'
import type { OperationIO } from '#generated/operations.ts'
import type { SubmissionRow, SubmissionWithAuthor } from '#server/repositories/submissions.ts'

type PresentedRow = OperationIO['listSubmissions']['data']['items'][number]

export function presentSubmissionRow({ number, submittedAt, email, sha256 }: SubmissionRow): PresentedRow {
  return { number, submittedOn: submittedAt.toISOString(), emailId: email, sha256 }
}

/** Parts that can be hidden. The others are shown to every reader. */
type Hideable = Extract<ApplicationPart, 'bank'>

export function presentSubmission(
  submission: SubmissionWithAuthor,
  hidden: Hideable[],
): OperationIO['getSubmission']['data'] {
  const { content } = submission
  return {
    ...presentSubmissionRow(submission),
    content: hidden.includes('bank') ? { ...content, payment: noBank } : content,
    hidden,
  }
}

export interface ComparedSubmissions {
  before: SubmissionWithAuthor
  after: SubmissionWithAuthor
  /** Whether the files that the submissions name are kept. */
  beforeKept: boolean
  afterKept: boolean
}

export function presentComparison(
  { before, after, beforeKept, afterKept }: ComparedSubmissions,
  hidden: Hideable[],
): OperationIO['compareSubmissions']['data'] {
  const changes = changesBetween(before.content, after.content)
  return {
    from: before.number,
    to: after.number,
    hidden,
    fromDocumentKept: beforeKept,
    toDocumentKept: afterKept,
    changes: changes.map((change) => withoutValues(change, hidden)),
  }
}

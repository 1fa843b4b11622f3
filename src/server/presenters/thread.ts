import type { OperationIO } from '#generated/operations.ts'
import type { ThreadMessage } from '#server/repositories/thread-messages.ts'

type Presented = OperationIO['listThreadMessages']['data']['items'][number]
type PresentedForDesks = OperationIO['listReviewMessages']['data']['items'][number]

/** For the partner: a desk is named by its role, not by the person. */
export function presentThreadMessage(message: ThreadMessage): Presented {
  if (message.audience !== 'all') throw new Error(`Message ${message.id} is an internal note of the desks`)
  const { id, authorRole: role, authorEmail, text, mentions, createdAt } = message
  const author = { role, emailId: role === 'EXTERNAL_ADMIN' ? authorEmail : null }
  return { id, author, text, mentions, createdOn: createdAt.toISOString() }
}

export function presentReviewMessage(message: ThreadMessage): PresentedForDesks {
  const { id, audience, authorRole: role, authorEmail: emailId, text, mentions, createdAt } = message
  return { id, audience, author: { role, emailId }, text, mentions, createdOn: createdAt.toISOString() }
}

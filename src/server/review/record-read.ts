import type { SecurityAction } from '#domain/security-events.ts'
import type { Context } from '#server/operation.ts'
import * as securityEvents from '#server/repositories/security-events.ts'

/** Records that staff read confidential data, before the answer leaves. Data whose read cannot be recorded is not shown. */
export async function recordRead(
  { member, db, now }: Pick<Context<'getPartner'>, 'member' | 'db' | 'now'>,
  action: Extract<SecurityAction, 'document-read' | 'bank-details-read'>,
  subjectId: string,
  detail: string | null = null,
): Promise<void> {
  const event = { action, subjectId, detail, createdAt: now() }
  await db.transaction((tx) => securityEvents.appendOf(tx, member, event))
}

import { fromAdminStatus, type ProjectState, standingLabel } from '#domain/project-states.ts'
import { sideName } from '#domain/thread.ts'
import type { AuditEvent } from '#generated/admin/model/auditEvent.ts'
import type { AuditEventAction } from '#generated/admin/model/auditEventAction.ts'
import { decisionLabels } from '#web/entities/project/labels.ts'

const actions: Record<AuditEventAction, string> = {
  'project-created': 'Created the project',
  'go-live-requested': 'Asked to go live',
  'provider-code-saved': 'Saved the provider code',
  'product-code-added': 'Added a product code',
  'product-code-deleted': 'Deleted a product code',
  'sms-template-added': 'Added an SMS template',
  'sms-template-updated': 'Changed an SMS template',
  'sms-template-deleted': 'Deleted an SMS template',
  'submitted-for-tech-approval': 'Submitted for technical approval',
  'product-tests-started': 'Started the product tests',
  'product-tests-finished': 'Finished the product tests',
  'tech-approved': 'Approved technically',
  'sent-back': `${decisionLabels.SEND_BACK} to preparation`,
  approved: decisionLabels.APPROVE,
  rejected: decisionLabels.REJECT,
  'changes-requested': 'Asked for changes',
  'changes-submitted': 'Submitted the requested changes',
  suspended: decisionLabels.SUSPEND,
  reinstated: decisionLabels.REINSTATE,
  withdrawn: 'Withdrew the application',
  'message-written': 'Wrote in the conversation',
}

export const actionLabel = ({ action }: Pick<AuditEvent, 'action'>): string => actions[action]

export function actorLabel({ actor }: Pick<AuditEvent, 'actor'>): string {
  if (!actor) return 'The system'
  return `${actor.emailId}, ${sideName(actor.role)}`
}

/** The text of an event. The trail keeps only a hash of a message; the conversation shows its text. */
export const detailOf = ({ action, message }: AuditEvent): string | null =>
  action === 'message-written' ? null : message

interface TrailState {
  label: string
  state: ProjectState
}

/** The states before and after an event; undefined where it did not change. */
export function transitionOf(event: AuditEvent): { from: TrailState; to: TrailState } | undefined {
  const { fromStatus, fromStage, toStatus, toStage } = event
  if (!fromStatus) return undefined
  const from = { label: standingLabel(fromStatus, fromStage), state: fromAdminStatus(fromStatus) }
  const to = { label: standingLabel(toStatus, toStage), state: fromAdminStatus(toStatus) }
  return from.label === to.label ? undefined : { from, to }
}

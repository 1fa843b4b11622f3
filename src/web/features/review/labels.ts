import type { StatusTone } from '#docs/page/badges.tsx'
import { standingLabel } from '#domain/project-states.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'

const tones = {
  draft: 'draft',
  pending: 'pending',
  live: 'live',
  reject: 'rejected',
  deleted: 'suspended',
} as const satisfies Record<AdminProject['status'], StatusTone>

/** The label of status and review stage, for staff. */
export function statusBadge({ status, stage }: Pick<AdminProject, 'status' | 'stage'>) {
  return { label: standingLabel(status, stage), tone: tones[status] }
}

const decisions = {
  APPROVE: 'Approved',
  SEND_BACK: 'Sent back',
  REJECT: 'Rejected',
  SUSPEND: 'Suspended',
  REINSTATE: 'Reinstated',
} as const
const approvers = { INTERNAL_TECH: 'technical admin', INTERNAL_BUSINESS_ADMIN: 'business admin' } as const

/** 'Approved by the technical admin'. */
export function decisionLabel({ type, approverType }: Pick<AdminProject['comments'][number], 'type' | 'approverType'>) {
  return `${decisions[type]} by the ${approvers[approverType]}`
}

import { fromAdminStatus, standingLabel } from '#domain/project-states.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { decisionLabels } from '#web/entities/project/labels.ts'

/** The label of status and review stage, for staff. */
export function statusBadge({ status, stage }: Pick<AdminProject, 'status' | 'stage'>) {
  return { label: standingLabel(status, stage), tone: fromAdminStatus(status) }
}

const approvers = { INTERNAL_TECH: 'technical admin', INTERNAL_BUSINESS_ADMIN: 'business admin' } as const

/** 'Approved by the technical admin'. */
export function decisionLabel({ type, approverType }: Pick<AdminProject['comments'][number], 'type' | 'approverType'>) {
  return `${decisionLabels[type]} by the ${approvers[approverType]}`
}

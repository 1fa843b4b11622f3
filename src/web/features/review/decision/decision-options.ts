import { can } from '#domain/capabilities.ts'
import { fromAdminStage, fromAdminStatus } from '#domain/project-states.ts'
import { factsOf, noFacts } from '#domain/review-facts.ts'
import type { ReviewFacts } from '#domain/workflow-needs.ts'
import type { Standing } from '#domain/workflow-step.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import type { DecisionName } from './messages.ts'

const admin = { role: 'BUSINESS_ADMIN' } as const

/**
 * The decisions of a project's state, each with the server's rule: whether it is allowed now, and if not, why. None before
 * submission and after rejection.
 */
function optionsFor(project: Standing & ReviewFacts) {
  const offers = {
    pending: ['approve', 'reject'],
    live: ['suspend'],
    suspended: ['reinstate'],
    draft: [],
    rejected: [],
  } as const satisfies Record<Standing['state'], DecisionName[]>
  return offers[project.state].map((decision) => ({ decision, permission: can[decision](admin, project) }))
}

export const decisionOptions = (project: AdminProject) => optionsFor(factsOf(project))

/** A list row lacks some facts, such as the document's scan status; the server checks them. */
export function rowDecisionOptions({ status, stage }: Pick<AdminProjectRow, 'status' | 'stage'>) {
  return optionsFor({ ...noFacts, state: fromAdminStatus(status), stage: stage && fromAdminStage(stage) })
}

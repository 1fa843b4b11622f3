import { can } from '#domain/capabilities.ts'
import type { Decision } from '#domain/decision.ts'
import { fromAdminStage, fromAdminStatus } from '#domain/project-states.ts'
import { factsOf } from '#domain/review-facts.ts'
import type { Standing } from '#domain/workflow.ts'
import type { ReviewFacts } from '#domain/workflow-needs.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import type { DecisionName } from './words.ts'

export interface Offer {
  decision: DecisionName
  /** Whether it can be taken now, and if not, why: the same rule as the server's. */
  may: Decision
}

const admin = { role: 'BUSINESS_ADMIN' } as const

/** The decisions that belong to where a project stands; none before it asks to go live, and none once it is rejected. */
function offersFor(project: Standing & ReviewFacts): Offer[] {
  const offers = {
    pending: ['approve', 'reject'],
    live: ['suspend'],
    suspended: ['reinstate'],
    draft: [],
    rejected: [],
  } as const satisfies Record<Standing['state'], DecisionName[]>
  return offers[project.state].map((decision) => ({ decision, may: can[decision](admin, project) }))
}

export const offersOf = (project: AdminProject): Offer[] => offersFor(factsOf(project))

/** A list tells less than an approval asks for: what the virus scan says of the document is the server's to add. */
export function offersOfRow({ status, stage }: Pick<AdminProjectRow, 'status' | 'stage'>): Offer[] {
  return offersFor({
    state: fromAdminStatus(status),
    stage: stage && fromAdminStage(stage),
    providers: [],
    providerCode: null,
    providerCodeFrozen: false,
    liveProductCodes: [],
    smsTemplates: 0,
    testStatus: 3,
    documentStatus: null,
  })
}

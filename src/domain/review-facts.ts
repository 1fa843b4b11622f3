import type { OperationIO } from '#generated/operations.ts'
import { fromAdminStage, fromAdminStatus } from './project-states.ts'
import type { ReviewFacts } from './workflow-needs.ts'
import type { Standing } from './workflow-step.ts'

/** The facts of a project that has nothing yet. */
export const noFacts: ReviewFacts = {
  providers: [],
  providerCode: null,
  providerCodeFrozen: false,
  liveProductCodes: [],
  smsTemplates: 0,
  testStatus: 3,
  documentStatus: null,
  documentDue: false,
  openNotes: 0,
  notesToDo: 0,
}

type ReviewedProject = OperationIO['getAdminProject']['data']

/** Converts the admin API's project into the facts of the workflow: `can.approve(member, factsOf(project))`. */
export function factsOf(project: ReviewedProject): Standing & ReviewFacts {
  return {
    state: fromAdminStatus(project.status),
    stage: project.stage && fromAdminStage(project.stage),
    providers: project.providers,
    providerCode: project.providerCode,
    providerCodeFrozen: project.providerCodeFreeze,
    liveProductCodes: project.productCodes.flatMap(({ env_type, provider }) => (env_type === 'live' ? [provider] : [])),
    smsTemplates: project.smsTemplates.length,
    testStatus: project.productResult.status,
    documentStatus: project.organisationDocument?.antivirusStatus ?? null,
    // Only the partner's submission depends on it, which the server decides.
    documentDue: false,
    openNotes: project.openNotes,
    notesToDo: project.notesToDo,
  }
}

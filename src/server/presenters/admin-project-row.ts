import { toAdminStage, toAdminStatus } from '#domain/project-states.ts'
import type { OperationIO } from '#generated/operations.ts'
import type { ReviewedProject } from '#server/repositories/projects.ts'

type AdminProjectRow = OperationIO['listPendingProjects']['data']['items'][number]

/** One line of any list of the staff. */
export function presentAdminProjectRow({ project, organisation, partnerEmail }: ReviewedProject): AdminProjectRow {
  return {
    id: project.id,
    projectName: project.name,
    status: toAdminStatus(project.status),
    stage: project.stage && toAdminStage(project.stage),
    createDate: project.createdAt.toISOString(),
    orgId: organisation.id,
    orgName: organisation.name,
    partnerName: organisation.name ?? partnerEmail,
    techCheckDate: project.techCheckedAt?.toISOString() ?? null,
    // No charge has reached an operator yet, so there is nothing to add up: unknown is not zero.
    grossVolume: null,
    netVolume: null,
    transactions: null,
    signUpDate: organisation.createdAt.toISOString(),
    goLiveDate: project.liveAt?.toISOString() ?? null,
    goLiveRequestDate: project.submittedAt?.toISOString() ?? null,
    rejectDate: project.rejectedAt?.toISOString() ?? null,
    dateSubmitted: reachedStageAt(project)?.toISOString() ?? null,
  }
}

/** Each desk gets it from the one before: by the technical check, the handover, the request itself. */
function reachedStageAt({ techCheckedAt, preparedAt, submittedAt }: ReviewedProject['project']): Date | null {
  return techCheckedAt ?? preparedAt ?? submittedAt
}

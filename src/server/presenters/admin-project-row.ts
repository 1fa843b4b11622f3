import { toAdminStage, toAdminStatus } from '#domain/project-states.ts'
import type { OperationIO } from '#generated/operations.ts'
import type { ReviewedProject } from '#server/repositories/projects.ts'
import type { Volumes } from '#server/repositories/volumes.ts'

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
    // Amounts are in the currency of an operator: only lists of one have them.
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

/** What one operator's subscribers paid; nothing sold is zero. */
export function presentVolumes(
  sold: Volumes | undefined,
): Pick<AdminProjectRow, 'grossVolume' | 'netVolume' | 'transactions'> {
  return { grossVolume: sold?.gross ?? '0.00', netVolume: sold?.net ?? '0.00', transactions: sold?.charges ?? 0 }
}

/** Each desk gets it from the one before: by the technical check, the handover, the request itself. */
function reachedStageAt({ techCheckedAt, preparedAt, submittedAt }: ReviewedProject['project']): Date | null {
  return techCheckedAt ?? preparedAt ?? submittedAt
}

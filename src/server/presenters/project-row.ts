import { toPortalStatus } from '#domain/project-states.ts'
import type { OperationIO } from '#generated/operations.ts'
import type { Project } from '#server/repositories/projects.ts'

type ProjectRow = OperationIO['listProjects']['data']['items'][number]

/** What a partner's own list needs; whose project it is goes without saying. */
export function presentProjectRow(project: Project): ProjectRow {
  return {
    id: project.id,
    projectName: project.name,
    status: toPortalStatus(project.status),
    createDate: project.createdAt.toISOString(),
    techCheckDate: project.techCheckedAt?.toISOString() ?? null,
    goLiveRequestDate: project.submittedAt?.toISOString() ?? null,
    goLiveDate: project.liveAt?.toISOString() ?? null,
    rejectDate: project.rejectedAt?.toISOString() ?? null,
  }
}

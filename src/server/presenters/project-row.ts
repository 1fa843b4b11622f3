import { toPortalStatus } from '#domain/project-states.ts'
import type { OperationIO } from '#generated/operations.ts'
import type { SandboxUse } from '#server/repositories/api-keys.ts'
import type { Project } from '#server/repositories/projects.ts'

type ProjectRow = OperationIO['listProjects']['data']['items'][number]

/** What a partner's own list needs; whose project it is goes without saying. */
export function presentProjectRow(
  project: Project,
  sandbox: Pick<SandboxUse, 'hasKey' | 'lastUsedAt'> | undefined,
): ProjectRow {
  return {
    id: project.id,
    projectName: project.name,
    status: toPortalStatus(project.status),
    createDate: project.createdAt.toISOString(),
    techCheckDate: project.techCheckedAt?.toISOString() ?? null,
    goLiveRequestDate: project.submittedAt?.toISOString() ?? null,
    goLiveDate: project.liveAt?.toISOString() ?? null,
    rejectDate: project.rejectedAt?.toISOString() ?? null,
    hasSandboxKey: sandbox?.hasKey ?? false,
    lastSandboxUsageDate: sandbox?.lastUsedAt?.toISOString() ?? null,
  }
}

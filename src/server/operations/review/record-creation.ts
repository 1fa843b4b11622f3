import { toAdminStatus } from '#domain/project-states.ts'
import type { Db } from '#server/db/database.ts'
import type { Member } from '#server/operation.ts'
import * as auditEvents from '#server/repositories/audit-events.ts'
import type { Project } from '#server/repositories/projects.ts'

/** The first event of a project's chain. */
export async function recordCreation(
  tx: Db,
  project: Project,
  creator: Pick<Member, 'accountId' | 'email' | 'role'>,
): Promise<void> {
  await auditEvents.append(tx, {
    projectId: project.id,
    action: 'project-created',
    actorId: creator.accountId,
    actorEmail: creator.email,
    actorRole: creator.role,
    fromStatus: null,
    toStatus: toAdminStatus(project.status),
    fromStage: null,
    toStage: null,
    message: null,
    createdAt: project.createdAt,
  })
}

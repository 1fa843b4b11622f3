import { can } from '#domain/capabilities.ts'
import type { Db } from '#server/db/database.ts'
import type { Refusals } from '#server/operation.ts'
import * as projects from '#server/repositories/projects.ts'

interface Partner {
  role: 'EXTERNAL_ADMIN'
  organisationId: string
}

/** Another partner's project is not found. */
export async function ownProject(
  db: Db,
  member: Partner,
  projectId: string,
  { fail, permit }: Refusals<'not-found' | 'role-not-allowed'>,
): Promise<projects.Project> {
  const project = (await projects.find(db, member.organisationId, projectId)) ?? fail('not-found')
  permit(can.viewProject(member, project))
  return project
}

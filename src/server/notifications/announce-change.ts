import type { Db } from '#server/db/database.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as notifications from '#server/repositories/notifications.ts'
import type { Project } from '#server/repositories/projects.ts'

/** Makes open pages read the project's notes and messages again. `desks`: the partner must not learn of it. */
export async function announceChange(
  tx: Db,
  project: Pick<Project, 'id' | 'organisationId'>,
  to: 'all' | 'desks',
): Promise<void> {
  const staff = await accounts.listStaffIds(tx)
  const partner = to === 'all' ? await accounts.listRecipients(tx, { organisationId: project.organisationId }) : []
  const ids = [...staff, ...partner.map(({ id }) => id)]
  await notifications.announce(tx, { accounts: ids, kind: null, projectId: project.id })
}

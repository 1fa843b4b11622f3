import { useQuery } from '@tanstack/react-query'
import { can } from '#domain/capabilities.ts'
import { fromPortalStatus } from '#domain/project-states.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { configQueries } from '#web/api/config-queries.ts'
import { AppError } from '#web/api/errors.ts'
import { goLiveQueries } from '#web/api/go-live-queries.ts'
import { organisationQueries } from '#web/api/organisation-queries.ts'
import { projectQueries } from '#web/api/project-queries.ts'
import { queryClient } from '#web/api/query-client.ts'
import { userQueries } from '#web/api/user-queries.ts'
import type { Stored } from './entries.ts'

/** A wizard that cannot show every step does not begin. */
export async function load(project: Project): Promise<Stored> {
  const [draft, organisation, user] = await Promise.all([
    queryClient.fetchQuery(goLiveQueries.draft(project.projectId)),
    queryClient.fetchQuery({ ...organisationQueries.mine(), staleTime: 0 }),
    queryClient.ensureQueryData(userQueries.me()),
    queryClient.ensureQueryData(configQueries.all()),
  ])
  return { draft, organisation, user, project }
}

/** The same once more, unless the project was submitted meanwhile: then there is nothing left to go on with. */
export async function loadAgain({ projectId }: Project): Promise<Stored> {
  const project = await queryClient.fetchQuery({ ...projectQueries.detail(projectId), staleTime: 0 })
  const submitting = can.submitGoLive({ role: 'EXTERNAL_ADMIN' }, { state: fromPortalStatus(project.status) })
  if (!submitting.allowed) {
    throw new AppError({ kind: 'APPLICATION_ERROR', message: submitting.because, code: submitting.problem })
  }
  return await load(project)
}

/** What nobody looks at is forgotten after some minutes; a step that is come back to later would wait for it without its form. */
export function useLoaded(projectId: string): void {
  const kept = { enabled: false, notifyOnChangeProps: [] }
  useQuery({ ...goLiveQueries.draft(projectId), ...kept })
  useQuery({ ...organisationQueries.mine(), ...kept })
  useQuery({ ...userQueries.me(), ...kept })
  useQuery({ ...configQueries.all(), ...kept })
}

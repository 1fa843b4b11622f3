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

/** Loads what all steps need: the wizard opens with everything or not at all. */
export async function load(project: Project): Promise<Stored> {
  const [draft, organisation, user] = await Promise.all([
    queryClient.fetchQuery(goLiveQueries.draft(project.projectId)),
    queryClient.fetchQuery({ ...organisationQueries.mine(), staleTime: 0 }),
    queryClient.ensureQueryData(userQueries.me()),
    queryClient.ensureQueryData(configQueries.all()),
  ])
  return { draft, organisation, user, project }
}

/** Loads it again, and fails when the project was submitted or suspended elsewhere. */
export async function reload({ projectId }: Project): Promise<Stored> {
  const project = await queryClient.fetchQuery({ ...projectQueries.detail(projectId), staleTime: 0 })
  const submitting = can.submitGoLive({ role: 'EXTERNAL_ADMIN' }, { state: fromPortalStatus(project.status) })
  if (!submitting.allowed) {
    throw new AppError({ kind: 'APPLICATION_ERROR', message: submitting.because, code: submitting.problem })
  }
  return await load(project)
}

/** Keeps it in the cache while the wizard is open: a step that suspends loses what was typed. */
export function useKeepLoaded(projectId: string): void {
  const observer = { enabled: false, notifyOnChangeProps: [] }
  useQuery({ ...goLiveQueries.draft(projectId), ...observer })
  useQuery({ ...organisationQueries.mine(), ...observer })
  useQuery({ ...userQueries.me(), ...observer })
  useQuery({ ...configQueries.all(), ...observer })
}

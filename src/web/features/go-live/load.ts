import { useQuery } from '@tanstack/react-query'
import { requestedChangesForPartner } from '#domain/application-parts.ts'
import { can } from '#domain/capabilities.ts'
import { getGetGoLiveDraftSuspenseQueryOptions } from '#generated/portal/client/go-live.ts'
import { getGetOrganisationSuspenseQueryOptions } from '#generated/portal/client/organisation.ts'
import { getGetProgressQueryKey } from '#generated/portal/client/progress.ts'
import {
  getGetProjectQueryKey,
  getGetProjectSuspenseQueryOptions,
  getListProjectsQueryKey,
} from '#generated/portal/client/projects.ts'
import { getGetConfigsSuspenseQueryOptions, useGetConfigs } from '#generated/portal/client/reference.ts'
import { getGetUserSuspenseQueryOptions } from '#generated/portal/client/user.ts'
import type { GoLiveDraft } from '#generated/portal/model/goLiveDraft.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { AppError } from '#web/api/errors.ts'
import { queryClient, scanPollMs } from '#web/api/query-client.ts'
import { readOpenNotes } from '#web/entities/review-notes/open-notes.ts'
import type { Stored } from './entries.ts'

/** Another tab may have saved the draft, so a stored answer is never fresh. */
export const draftOptions = {
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data: GoLiveDraft | undefined } }) =>
    state.data?.document?.antivirusStatus === 'PENDING' && scanPollMs,
} as const

export const draftQuery = (projectId: string) =>
  getGetGoLiveDraftSuspenseQueryOptions(projectId, { query: draftOptions })

/** Loads what all steps need: the wizard opens with everything or not at all. */
export async function load(project: Project): Promise<Stored> {
  const [draft, organisation, user, notes] = await Promise.all([
    queryClient.fetchQuery(draftQuery(project.projectId)),
    queryClient.fetchQuery({ ...getGetOrganisationSuspenseQueryOptions(), staleTime: 0 }),
    queryClient.ensureQueryData(getGetUserSuspenseQueryOptions()),
    readOpenNotes(queryClient, project.projectId),
    queryClient.ensureQueryData(getGetConfigsSuspenseQueryOptions()),
  ])
  return { draft, organisation, user, project, notes: notes.filter(({ state }) => state === 'open') }
}

/** Loads it again, and fails when the project was submitted or suspended elsewhere. */
export const reload = async (project: Project): Promise<Stored> => await load(await reloadOpenProject(project))

/** Fails when the project was submitted or suspended elsewhere. */
export async function reloadOpenProject({ projectId }: Project): Promise<Project> {
  const project = await queryClient.fetchQuery({ ...getGetProjectSuspenseQueryOptions(projectId), staleTime: 0 })
  const submitting = can.submitGoLive({ role: 'EXTERNAL_ADMIN' }, requestedChangesForPartner(project))
  if (!submitting.allowed) {
    throw new AppError({ kind: 'APPLICATION_ERROR', message: submitting.because, code: submitting.problem })
  }
  return project
}

/** Keeps the data in the cache while the wizard is open: a step that suspends loses its input. */
export function useKeepLoaded(projectId: string): void {
  const observer = { enabled: false, notifyOnChangeProps: [] }
  useQuery({ ...draftQuery(projectId), ...observer })
  useQuery({ ...getGetOrganisationSuspenseQueryOptions(), ...observer })
  useQuery({ ...getGetUserSuspenseQueryOptions(), ...observer })
  useGetConfigs({ query: observer })
}

/** The project was submitted or suspended elsewhere. */
export function refreshProject(projectId: string): void {
  const changed = [getGetProjectQueryKey(projectId), getListProjectsQueryKey(), getGetProgressQueryKey(projectId)]
  for (const queryKey of changed) {
    void queryClient.invalidateQueries({ queryKey })
  }
}

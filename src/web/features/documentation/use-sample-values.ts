import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ProductSource } from '#docs/model/product.ts'
import {
  getGetProjectSuspenseQueryOptions,
  getListProjectsSuspenseQueryOptions,
  useGetProject,
  useListProjects,
} from '#generated/portal/client/projects.ts'
import { getGetConfigsSuspenseQueryOptions, useGetConfigs } from '#generated/portal/client/reference.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { callContextOf, isOurs, projectToShow, withPortalServers } from '#web/entities/project/call-context.ts'
import { useSandboxKeys } from '#web/stores/sandbox-keys.ts'

/** Prefetches the values of the bar, so that the page does not shift. The page also works without them. */
export async function prefetchSampleValues(queryClient: QueryClient) {
  const configs = queryClient.prefetchQuery(getGetConfigsSuspenseQueryOptions())
  const list = getListProjectsSuspenseQueryOptions(wholeList)
  await queryClient.prefetchQuery(list)
  const projects = queryClient.getQueryData(list.queryKey)?.items ?? []
  const shown = projectToShow(projects, useSandboxKeys.getState().projectId)
  if (shown !== undefined) await queryClient.prefetchQuery(getGetProjectSuspenseQueryOptions(shown))
  await configs
}

/** The project whose values fill the samples, and the filled samples. */
export function useSampleValues(source: ProductSource) {
  const { projectId: chosen, keys } = useSandboxKeys()
  const projects = useListProjects(wholeList).data?.items
  const { data: configs, isError: configsFailed } = useGetConfigs()
  const { product } = source
  const ours = isOurs(product)
  const shown = ours && projects ? projectToShow(projects, chosen) : undefined
  const { data: project, error } = useGetProject(shown ?? '', { query: { enabled: shown !== undefined } })
  const key = keys.get(shown ?? '')
  // Samples need an address also when the settings cannot be read. The portal serves the sandbox beside its pages.
  const here = configsFailed ? new URL('/sandbox', location.href).href : undefined
  const sandbox = configs?.environments.find(({ name }) => name === 'sandbox')?.url ?? here
  const sandboxUrl = ours ? (project?.technicalData.sandboxUrl ?? sandbox) : undefined
  const context = useMemo(
    () => callContextOf(product, { project, sandboxUrl, key }),
    [product, project, sandboxUrl, key],
  )
  // The context names our own server. A product of others lists it among its servers.
  const shownSource = useMemo(
    () => (ours ? source : { ...source, product: withPortalServers(product, sandbox) }),
    [ours, source, product, sandbox],
  )
  return { source: shownSource, context, projects, shown, project, key, error }
}

export type Filling = ReturnType<typeof useSampleValues>

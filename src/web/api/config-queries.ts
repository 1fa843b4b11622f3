// The reference lists and the environments: fetched once per session (specification.md, section 7).
import { queryOptions } from '@tanstack/react-query'
import { getConfigs, getGetConfigsQueryKey } from '#generated/portal/client/reference.ts'
import { cachedForSession } from './session-cache.ts'

export const configQueries = {
  all: () =>
    queryOptions({
      queryKey: getGetConfigsQueryKey(),
      queryFn: () => cachedForSession('configs', () => getConfigs()),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

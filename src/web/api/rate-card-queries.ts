// The rate card: fetched once per session (specification.md, section 7).
import { queryOptions } from '@tanstack/react-query'
import { getGetRateCardQueryKey, getRateCard } from '#generated/portal/client/reference.ts'
import { cachedForSession } from './session-cache.ts'

export const rateCardQueries = {
  all: () =>
    queryOptions({
      queryKey: getGetRateCardQueryKey(),
      queryFn: () => cachedForSession('ratecard', () => getRateCard()),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

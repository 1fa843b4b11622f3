// Sales and technical figures, which the server has counted up to a minute ago.
import { queryOptions } from '@tanstack/react-query'
import type { Environment } from '#domain/environments.ts'
import {
  getGetProjectTransactionsQueryKey,
  getListTransactionsQueryKey,
  getProjectTransactions,
  listTransactions,
} from '#generated/portal/client/transactions.ts'

const aMinute = 60_000

export const transactionQueries = {
  /** Of all projects of the partner. */
  ofPartner: (country: string) =>
    queryOptions({
      queryKey: getListTransactionsQueryKey({ country }),
      queryFn: async () => (await listTransactions({ country })).data,
      staleTime: aMinute,
    }),
  ofProject: (projectId: string, country: string, environment: Environment) =>
    queryOptions({
      queryKey: getGetProjectTransactionsQueryKey(projectId, { country, environment }),
      queryFn: async () => (await getProjectTransactions(projectId, { country, environment })).data,
      staleTime: aMinute,
    }),
}

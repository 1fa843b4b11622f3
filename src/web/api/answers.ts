// Separate from query-client.ts, because public pages do not need it.
import type { QueryKey } from '@tanstack/react-query'
import { isAppError } from './errors.ts'
import { queryClient } from './query-client.ts'

/** Caches the answer to a mutation. Cancels older queries in flight, which would overwrite it. */
export async function keepAnswer<Answer>(queryKey: QueryKey, answer: Answer): Promise<Answer> {
  await queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData(queryKey, answer)
  return answer
}

/** Without an answer, or after a server error, the request may have been processed. */
export const mayHaveArrived = (problem: unknown) =>
  !isAppError(problem) || problem.status === undefined || problem.status >= 500

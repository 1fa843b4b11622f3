// What becomes of the answer to a change. Apart from what every page brings along.
import type { QueryKey } from '@tanstack/react-query'
import { isAppError } from './errors.ts'
import { queryClient } from './query-client.ts'

/** Keeps what a change was answered with. What was asked before it may still be on its way, is older, and must not take its place. */
export async function keepAnswer<Answer>(queryKey: QueryKey, answer: Answer): Promise<Answer> {
  await queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData(queryKey, answer)
  return answer
}

/** No answer, or one of a server in trouble: what was sent may have been done all the same. */
export const mayHaveArrived = (problem: unknown) =>
  !isAppError(problem) || problem.status === undefined || problem.status >= 500

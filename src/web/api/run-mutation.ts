import type { MutationOptions } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/** Runs a mutation outside of components. It invalidates the same queries as its generated hook. */
export const runMutation = <Answer, Problem, Variables>(
  options: MutationOptions<Answer, Problem, Variables>,
  variables: Variables,
): Promise<Answer> => queryClient.getMutationCache().build(queryClient, options).execute(variables)

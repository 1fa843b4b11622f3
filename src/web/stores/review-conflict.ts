// Conflicts of workflow steps taken on an outdated page.
import type { MutationFunctionContext } from '@tanstack/react-query'
import { create } from 'zustand'
import { isOutdated, isReviewConflict } from '#web/api/conflicts.ts'

interface ReviewConflict {
  projectId: string
  /** The server's message. */
  message: string
}

export const conflictTitle = 'Another person updated this project first'

/** The project that another person changed first. */
export const useReviewConflict = create<ReviewConflict | { projectId: null }>(() => ({ projectId: null }))

export const clearReviewConflict = () => useReviewConflict.setState({ projectId: null })

/**
 * The `onError` handler of a workflow step. A conflict refreshes the page and calls `onConflict`, which by default
 * shows a notice on the page; other failures go to `onError`.
 */
export const onStepError =
  (
    projectId: string,
    onError?: (problem: Error) => void,
    onConflict: (conflict: ReviewConflict) => void = (conflict) => useReviewConflict.setState(conflict),
  ) =>
  async (problem: Error, _variables: unknown, _result: unknown, { client }: MutationFunctionContext) => {
    if (isOutdated(problem)) await client.invalidateQueries()
    if (isReviewConflict(problem))
      onConflict({ projectId, message: `${problem.message} The page now shows the current state.` })
    else onError?.(problem)
  }

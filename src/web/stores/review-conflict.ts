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
 * The `onError` handler of a workflow step. A conflict refreshes the page and calls `onLate`, which by default shows a
 * notice above the desk; other failures go to `onError`.
 */
export const onStepError =
  (
    projectId: string,
    onError?: (problem: Error) => void,
    onLate: (late: ReviewConflict) => void = (late) => useReviewConflict.setState(late),
  ) =>
  async (problem: Error, _variables: unknown, _result: unknown, { client }: MutationFunctionContext) => {
    if (isOutdated(problem)) await client.invalidateQueries()
    if (isReviewConflict(problem))
      onLate({ projectId, message: `${problem.message} The page now shows the current state.` })
    else onError?.(problem)
  }

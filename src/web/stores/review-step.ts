// Steps of the workflow, taken from a screen that may show what is not so any more.
import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { create } from 'zustand'
import { isOutdated, lostRace } from '#web/api/lost-race.ts'
import { refreshReview } from '#web/api/review-queries.ts'

/** Which project somebody else was faster with, in the words of the refusal. */
export const useOvertaken = create<{ projectId: string; words: string } | { projectId: null }>(() => ({
  projectId: null,
}))

export const forgetOvertaken = () => useOvertaken.setState({ projectId: null })

/** A step that comes too late brings up the project as it is; its page says so, and `onError` does not hear of it. */
export function useStep<Answer, Asked>(
  projectId: string,
  { onError, ...step }: UseMutationOptions<Answer, Error, Asked>,
) {
  return useMutation({
    ...step,
    onError: async (problem, ...rest) => {
      if (isOutdated(problem)) await refreshReview(projectId)
      if (lostRace(problem)) useOvertaken.setState({ projectId, words: problem.message })
      else await onError?.(problem, ...rest)
    },
  })
}

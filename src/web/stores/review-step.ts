// Steps of the workflow, taken from a screen that may show what is not so any more.
import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { create } from 'zustand'
import { isOutdated, lostRace } from '#web/api/lost-race.ts'
import { refreshReview } from '#web/api/review-queries.ts'

interface Late {
  projectId: string
  /** Why, and that the page is up to date again. */
  words: string
}

export const lateTitle = 'Somebody else was faster'

/** Which project somebody else was faster with. */
export const useOvertaken = create<Late | { projectId: null }>(() => ({ projectId: null }))

export const forgetOvertaken = () => useOvertaken.setState({ projectId: null })

type Step<Answer, Asked> = UseMutationOptions<Answer, Error, Asked> & {
  /** Says that the step came too late; without it the page does. */
  onLate?: (late: Late) => void
}

/** A step that comes too late brings up the project as it is; then that is said, and `onError` does not hear of it. */
export function useStep<Answer, Asked>(
  projectId: string,
  { onError, onLate = sayAtDesk, ...step }: Step<Answer, Asked>,
) {
  return useMutation({
    ...step,
    onError: async (problem, ...rest) => {
      if (isOutdated(problem)) await refreshReview(projectId)
      if (lostRace(problem)) onLate({ projectId, words: `${problem.message} The page shows it as it stands now.` })
      else await onError?.(problem, ...rest)
    },
  })
}

const sayAtDesk = (late: Late) => useOvertaken.setState(late)

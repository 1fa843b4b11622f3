// Steps of the workflow, taken from a screen that may be out of date.
import type { MutationFunctionContext } from '@tanstack/react-query'
import { create } from 'zustand'
import { isOutdated, lostRace } from '#web/api/lost-race.ts'

interface Late {
  projectId: string
  /** Why, and that the page is up to date again. */
  words: string
}

export const lateTitle = 'Somebody else was faster'

/** The project that another person changed first. */
export const useOvertaken = create<Late | { projectId: null }>(() => ({ projectId: null }))

export const forgetOvertaken = () => useOvertaken.setState({ projectId: null })

/**
 * The `onError` of a step. A step that comes too late refreshes the page, and `onLate` says so, by default above the desk;
 * every other failure goes to `onError`.
 */
export const unlessLate =
  (
    projectId: string,
    onError?: (problem: Error) => void,
    onLate: (late: Late) => void = (late) => useOvertaken.setState(late),
  ) =>
  async (problem: Error, _variables: unknown, _result: unknown, { client }: MutationFunctionContext) => {
    if (isOutdated(problem)) await client.invalidateQueries()
    if (lostRace(problem)) onLate({ projectId, words: `${problem.message} The page shows it as it stands now.` })
    else onError?.(problem)
  }

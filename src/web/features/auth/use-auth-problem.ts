import { useMemo } from 'react'
import { authProblem } from './auth-failure.ts'

/** The same object for the same failure: the form leads the focus to a problem once. */
export const useAuthProblem = (error: unknown) => useMemo(() => authProblem(error), [error])

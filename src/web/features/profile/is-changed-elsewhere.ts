import { isAppError } from '#web/api/errors.ts'

/** Somebody has saved since the form was filled. */
export const isChangedElsewhere = (problem: unknown) => isAppError(problem) && problem.code === 'profile-changed'

import { pageMessages } from '#domain/page-messages.ts'
import { isAppError, messageOf } from '#web/api/errors.ts'
import { lostRace } from '#web/api/lost-race.ts'

/** 'Save Failed' and the reason, for a row that could not be saved. */
export function saveProblem(error: unknown) {
  // The page itself reports a project that another person has moved on.
  if (!error || lostRace(error)) return null
  const problems = isAppError(error) ? error.problems : []
  return { message: `${pageMessages.review.saveFailed}: ${messageOf(error)}`, problems }
}

import { pageMessages } from '#domain/page-messages.ts'
import { isAppError, messageOf } from '#web/api/errors.ts'
import { lostRace } from '#web/api/lost-race.ts'

/** specification.md, section 8: a row that could not be saved says 'Save Failed', and why. */
export function saveProblem(error: unknown) {
  // The page says it in another place then.
  if (!error || lostRace(error)) return null
  const problems = isAppError(error) ? error.problems : []
  return { message: `${pageMessages.review.saveFailed}: ${messageOf(error)}`, problems }
}

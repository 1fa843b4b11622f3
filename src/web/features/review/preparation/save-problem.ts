import { reviewMessages } from '#domain/review-messages.ts'
import { isReviewConflict } from '#web/api/conflicts.ts'
import { isAppError, messageOf } from '#web/api/errors.ts'
import { onStepError } from '#web/stores/review-conflict.ts'
import { showToast } from '#web/stores/toast.ts'

/** 'Save Failed' and the reason, for a row that could not be saved. */
export function saveProblem(error: unknown) {
  // The page itself reports a conflict with another person.
  if (!error || isReviewConflict(error)) return null
  const problems = isAppError(error) ? error.problems : []
  return { message: `${reviewMessages.saveFailed}: ${messageOf(error)}`, problems }
}

/** Shows why a row could not be deleted. */
export const onDeleteError = (projectId: string) =>
  onStepError(projectId, (problem) =>
    showToast(messageOf(problem), { kind: 'error', title: reviewMessages.deleteFailed }),
  )

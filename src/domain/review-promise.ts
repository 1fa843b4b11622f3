/** Business days in which every partner is promised the answer to a go-live request, whatever REVIEW_DAYS says to staff. */
export const promisedDays = 5

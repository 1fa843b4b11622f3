import { counted } from '#domain/counts.ts'
import { formatDate, formatDay } from '#domain/dates.ts'
import type { ReviewClock } from '#generated/portal/model/reviewClock.ts'
import { stepLabels } from './labels.ts'

export type Reader = 'partner' | 'staff'

/** 'Technical review has had the application since 4 Mar 2026.' */
export function turnText({ turn, since, paused }: ReviewClock, reader: Reader): string {
  const day = formatDate(since)
  if (turn !== 'partner') return `${stepLabels[turn]} has had the application since ${day}.`
  const whose = reader === 'partner' ? 'It has been your turn' : "It has been the partner's turn"
  return `${whose} since ${day}.${paused ? ` The clock pauses while ${reader === 'partner' ? 'you answer' : 'the partner answers'}.` : ''}`
}

/** '2 of 5 business days'; when they are more than promised: '6 business days instead of 5' */
export const daysText = ({ businessDays, promisedDays }: Pick<ReviewClock, 'businessDays' | 'promisedDays'>): string =>
  businessDays > promisedDays
    ? `${counted(businessDays, 'business day')} instead of ${promisedDays}`
    : `${businessDays} of ${counted(promisedDays, 'business day')}`

function usedText(clock: ReviewClock): string {
  const { businessDays, promisedDays } = clock
  if (businessDays > promisedDays) return `The review has taken ${daysText(clock)}.`
  return `${daysText(clock)} ${businessDays === 1 || promisedDays === 1 ? 'is' : 'are'} used.`
}

/** For staff: '2 of 5 business days are used. The answer is due by 11 Mar 2026.' Their days are those of REVIEW_DAYS. */
export function promiseText(clock: ReviewClock, reader: Reader): string {
  const { promisedOn, overdue } = clock
  const used = usedText(clock)
  if (!promisedOn) return used
  const day = formatDay(promisedOn)
  if (!overdue) return `${used} ${reader === 'partner' ? 'You will hear from us' : 'The answer is due'} by ${day}.`
  return reader === 'partner'
    ? `${used} We promised an answer by ${day} and are late. We are sorry.`
    : `${used} The answer was due by ${day}.`
}

/** Both in one line, for the checklist of a partner. */
export const clockText = (clock: ReviewClock): string =>
  `${turnText(clock, 'partner')} ${promiseText(clock, 'partner')}`

import { hoursInWords } from '#domain/number-words.ts'

/** From every 5 seconds to every 15 minutes. */
const waits = { firstSeconds: 5, longestSeconds: 900 } as const

/** How often a mail is tried before its recipient is notified in the portal. */
export const mailAttempts = 12

/** The wait after this number of failed attempts. */
export function secondsAfter(attempts: number): number {
  return Math.min(waits.longestSeconds, waits.firstSeconds * 2 ** (attempts - 1))
}

/** 'about an hour' */
export function describeRetries(): string {
  let seconds = 0
  for (let attempts = 1; attempts < mailAttempts; attempts++) seconds += secondsAfter(attempts)
  return `about ${hoursInWords(Math.round(seconds / 3600))}`
}

/** How far back the calls are shown, and saved: thirty days by the day, or one by the hour. */
export const spans = { days: '30 days', hours: '24 hours' } as const
export type Span = keyof typeof spans

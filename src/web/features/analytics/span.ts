/** Range of calls on screen and in the file: thirty days by day, or one day by hour. */
export const spans = { days: '30 days', hours: '24 hours' } as const
export type Span = keyof typeof spans

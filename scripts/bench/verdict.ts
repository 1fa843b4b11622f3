/** The last line of a part that has a measure: it names whatever missed that. Nothing passes or fails by it. */
export const verdict = (measure: string, missed: readonly string[]): string =>
  missed.length > 0 ? `MISSED, ${measure}: ${missed.join('; ')}` : `Reached: ${measure}`

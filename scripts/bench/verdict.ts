/** The last line of a part with a limit. It does not change the exit code. */
export const verdict = (limit: string, missed: readonly string[]): string =>
  missed.length > 0 ? `MISSED, ${limit}: ${missed.join('; ')}` : `Reached: ${limit}`

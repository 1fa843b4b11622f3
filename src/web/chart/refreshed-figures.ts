import { readTokens } from '#web/api/tokens.ts'

const minute = 60_000

/**
 * Refreshes only while figures are shown and the session lasts: a failed first load stays on the page until the user
 * retries.
 */
const areShown = ({ state }: { state: { data: unknown } }) => state.data !== undefined && readTokens().access !== null

/** Query options for figures, which the server updates every minute. */
export const refreshedFigures = {
  staleTime: minute,
  // Pauses while the page is hidden, and refreshes at once when it is shown.
  refetchInterval: (query: Parameters<typeof areShown>[0]) => (areShown(query) ? minute : false),
  refetchOnWindowFocus: areShown,
  refetchOnReconnect: areShown,
} as const

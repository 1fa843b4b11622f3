import { readTokens } from '#web/api/tokens.ts'

const minute = 60_000

/**
 * Only while figures are shown and the session lasts: a first answer that failed stays on the page until the user asks
 * again.
 */
const areShown = ({ state }: { state: { data: unknown } }) => state.data !== undefined && readTokens().access !== null

/** Query options for sales and technical figures, which the server counts up to a minute ago. */
export const refreshedFigures = {
  staleTime: minute,
  // Not while the page is out of sight, and at once when it comes back.
  refetchInterval: (query: Parameters<typeof areShown>[0]) => (areShown(query) ? minute : false),
  refetchOnWindowFocus: areShown,
  // Without a connection figures grow old too: fail rather than pause.
  networkMode: 'always',
  refetchOnReconnect: areShown,
} as const

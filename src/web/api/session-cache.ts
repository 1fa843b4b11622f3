// Configs and rate cards are fetched once per session and stored in session storage.
import type { QueryPersister } from '@tanstack/react-query'

const prefix = 'cache.'

/** Defaults for a query whose answer is valid for the whole session. */
export const oncePerSession = {
  staleTime: Number.POSITIVE_INFINITY,
  persister: async (queryFn, context) => {
    const key = `${prefix}${String(context.queryKey[0])}`
    const stored = read(key)
    if (stored !== null) return stored
    const loaded = await queryFn(context)
    write(key, JSON.stringify(loaded))
    return loaded
  },
} satisfies { staleTime: number; persister: QueryPersister }

/** Cleared at the end of the session. */
export function forgetSessionCache() {
  try {
    sessionStorage.clear()
  } catch {}
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

// Without usable storage, the answer is fetched again.
function write(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value)
  } catch {}
}

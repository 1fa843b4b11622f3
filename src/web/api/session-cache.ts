// Configs and rate cards are fetched once per session and kept in session storage (specification.md, sections 7 and 9).

const prefix = 'cache.'

/** The stored answer of `key`, or that of `load`, which is then stored. */
export async function cachedForSession<T>(key: string, load: () => Promise<T>): Promise<T> {
  const stored = read(prefix + key)
  if (stored !== null) return stored as T
  const loaded = await load()
  write(prefix + key, JSON.stringify(loaded))
  return loaded
}

/** Another person may sit down next. */
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

// Storage that is full or forbidden costs a request, nothing more.
function write(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value)
  } catch {}
}

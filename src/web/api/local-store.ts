// Local storage, or memory where there is none: a browser that blocks it, or Node in the contract tests.

export type LocalStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

let memory: LocalStore | undefined

export function localStore(): LocalStore {
  try {
    // Reading the property throws where cookies are blocked.
    if (globalThis.localStorage) return globalThis.localStorage
  } catch {}
  memory ??= memoryStore()
  return memory
}

/** Removes everything but the named keys. */
export function clearLocalStore(except: readonly string[]) {
  const store = localStore()
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index))
  for (const key of keys) if (key !== null && !except.includes(key)) store.removeItem(key)
}

function memoryStore(): LocalStore {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

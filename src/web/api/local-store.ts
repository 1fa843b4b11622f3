// Local storage, or memory where there is none: a browser that blocks it, or Node in the contract tests.

export type LocalStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>

let memory: LocalStore | undefined

export function localStore(): LocalStore {
  try {
    // Reading the property throws where cookies are blocked.
    if (globalThis.localStorage) return globalThis.localStorage
  } catch {}
  memory ??= memoryStore()
  return memory
}

function memoryStore(): LocalStore {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

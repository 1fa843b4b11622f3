import { useSyncExternalStore } from 'react'

export interface StoredText {
  set(text: string): void
  /** Null before the first choice. */
  use(): string | null
}

/** A choice of the reader in local storage, shared by all tabs. */
export function storedText(key: string): StoredText {
  const listeners = new Set<() => void>()
  let current: string | null | undefined
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key && event.key !== null) return
      current = undefined
      listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', onStorage)
    }
  }
  const read = () => {
    if (current === undefined) current = load(key)
    return current
  }
  return {
    set(text) {
      current = text
      try {
        localStorage.setItem(key, text)
      } catch {
        // As below.
      }
      notify()
    },
    use: () => useSyncExternalStore(subscribe, read),
  }
}

/** Storage may be disabled; the choice then lasts as long as the page. */
function load(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

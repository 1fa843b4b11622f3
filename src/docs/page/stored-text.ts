import { useSyncExternalStore } from 'react'
import { Listeners } from './listeners.ts'

/** A text in local storage as a store of React. */
export interface StoredText {
  set(text: string): void
  /** Null before the first choice. */
  use(): string | null
}

/** A choice of the reader in local storage, shared by all tabs. */
export function storedText(key: string): StoredText {
  const listeners = new Listeners()
  let current: string | null | undefined
  const subscribe = (listener: () => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key && event.key !== null) return
      current = undefined
      listener()
    }
    const unsubscribe = listeners.subscribe(listener)
    window.addEventListener('storage', onStorage)
    return () => {
      unsubscribe()
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
      listeners.notify()
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

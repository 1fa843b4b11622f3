import { useSyncExternalStore } from 'react'
import { Listeners } from './listeners.ts'

/** A choice of the reader in local storage, shared by all tabs. Null before the first choice. */
export function storedText(key: string) {
  const listeners = new Listeners()
  /** Storage may be disabled or full; the choice then lasts as long as the page. */
  let unsaved: string | null = null
  const subscribe = (listener: () => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener()
    }
    const unsubscribe = listeners.subscribe(listener)
    window.addEventListener('storage', onStorage)
    return () => {
      unsubscribe()
      window.removeEventListener('storage', onStorage)
    }
  }
  const read = () => unsaved ?? load(key)
  return {
    set(text: string) {
      try {
        localStorage.setItem(key, text)
        unsaved = null
      } catch {
        unsaved = text
      }
      listeners.notify()
    },
    use: () => useSyncExternalStore(subscribe, read),
  }
}

function load(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

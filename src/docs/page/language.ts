import { useSyncExternalStore } from 'react'
import { type LanguageId, languages } from '#docs/model/snippet.ts'

const KEY = 'docs.language'
const listeners = new Set<() => void>()
let chosen: LanguageId | null = null
let initial: LanguageId = languages[0].id

function read(): LanguageId {
  chosen ??= known(stored())
  return chosen
}

function known(id: string | null): LanguageId {
  return languages.find((language) => language.id === id)?.id ?? initial
}

/** Shown until the reader chooses another. Called before the page is rendered. */
export function setInitialLanguage(id: LanguageId) {
  initial = id
}

/** Storage may be disabled; the choice then lasts as long as the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function chooseLanguage(id: LanguageId) {
  chosen = id
  try {
    localStorage.setItem(KEY, id)
  } catch {
    // As above.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== KEY && event.key !== null) return
    chosen = null
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** One stored choice for all code samples, shared by all tabs. */
export function useLanguage(): LanguageId {
  return useSyncExternalStore(subscribe, read)
}

import { useState } from 'react'
import { localStore } from '#web/api/local-store.ts'

// Unsent messages survive a visit to another page and a reload. Signing out clears local storage, and them with it.

const keyOf = (name: string) => `draft:${name}`

/** The unsent text of one conversation. */
export function useDraftText(name: string): [text: string, change: (text: string) => void] {
  const [text, setText] = useState(() => localStore().getItem(keyOf(name)) ?? '')
  const change = (next: string) => {
    setText(next)
    try {
      if (next) localStore().setItem(keyOf(name), next)
      else localStore().removeItem(keyOf(name))
    } catch {
      // A full store keeps the text on the page only.
    }
  }
  return [text, change]
}

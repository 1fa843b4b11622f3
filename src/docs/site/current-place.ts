/** Where the reader is, for the menu: apart from the page, which is not drawn again because the reader moves on. */
export interface Place {
  get(): string
  set(anchor: string): void
  subscribe(listener: () => void): () => void
}

export function createPlace(): Place {
  const listeners = new Set<() => void>()
  let current = ''
  return {
    get: () => current,
    set(anchor) {
      if (anchor === current) return
      current = anchor
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The listeners of a store that components read with useSyncExternalStore. */
export class Listeners {
  #all = new Set<() => void>()

  subscribe = (listener: () => void) => {
    this.#all.add(listener)
    return () => void this.#all.delete(listener)
  }

  notify() {
    for (const listener of this.#all) listener()
  }
}

/** A product's data by name: 'pack-3', 'find', 'try-charge'... Each is a script that stores its value here. */
export interface DataScripts {
  /** Called by the data scripts. */
  put(name: string, value: unknown): void
  peek(name: string): unknown
  /** Loads a script of the product's folder, once. */
  load(name: string): Promise<unknown>
}

declare global {
  interface Window {
    docsData: DataScripts
  }
}

/**
 * Scripts instead of fetch: a page opened from disk cannot fetch files. `folder` is the path of the product's data from the
 * page, with a trailing slash.
 */
export function createDataScripts(folder: string): DataScripts {
  const kept = new Map<string, unknown>()
  const pending = new Map<string, Promise<unknown>>()
  return {
    put: (name, value) => void kept.set(name, value),
    peek: (name) => kept.get(name),
    async load(name) {
      if (!kept.has(name)) {
        const script = pending.get(name) ?? runScript(`${folder}${name}.js`)
        pending.set(name, script)
        // So that the next attempt after a failure loads again.
        await script.finally(() => pending.delete(name))
      }
      return kept.get(name)
    },
  }
}

/** Rejects when the script cannot be loaded. */
export function runScript(address: string): Promise<Event> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = resolve
    script.onerror = () => reject(new Error(`${script.src} could not be loaded`))
    document.head.append(script)
  })
}

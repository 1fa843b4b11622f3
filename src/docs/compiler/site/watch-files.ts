import { type FSWatcher, readFileSync, watch } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Editors write a file in several steps. */
const pauseMs = 150

/**
 * Calls back when the content of a watched file changes. Folders are watched instead of files, because editors replace
 * files.
 */
export class FileWatcher {
  readonly #onChange: () => void
  readonly #folders = new Map<string, FSWatcher>()
  #contents = new Map<string, string>()
  #pause: NodeJS.Timeout | undefined
  #takesNew = false

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  /** Watches these files; with `takesNew` also others beside them, since a missing file may come. */
  watch(files: readonly string[], takesNew: boolean): void {
    this.#takesNew = takesNew
    const paths = files.map((file) => resolve(file))
    // The event of a change may be still to come.
    this.#contents = new Map(paths.map((path) => [path, this.#contents.get(path) ?? contentOf(path)]))
    const folders = new Set(paths.map(dirname))
    for (const [folder, watcher] of this.#folders) {
      if (folders.has(folder)) continue
      watcher.close()
      this.#folders.delete(folder)
    }
    for (const folder of folders) if (!this.#folders.has(folder)) this.#watchFolder(folder)
  }

  close(): void {
    clearTimeout(this.#pause)
    for (const watcher of this.#folders.values()) watcher.close()
    this.#folders.clear()
  }

  #watchFolder(folder: string): void {
    try {
      const watcher = watch(folder, (_, name) => this.#schedule(folder, name))
      this.#folders.set(
        folder,
        watcher.on('error', () => this.#folders.delete(folder)),
      )
    } catch {
      // A folder that does not exist is reported by the build.
    }
  }

  #schedule(folder: string, name: string | null): void {
    const isWatched = name === null || this.#contents.has(resolve(folder, name))
    if (!isWatched && !this.#takesNew) return
    clearTimeout(this.#pause)
    this.#pause = setTimeout(() => {
      const changed = [...this.#contents].filter(([path, content]) => contentOf(path) !== content)
      for (const [path] of changed) this.#contents.set(path, contentOf(path))
      if (changed.length > 0 || this.#takesNew) this.#onChange()
    }, pauseMs)
  }
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}

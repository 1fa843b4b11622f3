import { type FSWatcher, globSync, watch } from 'node:fs'
import { join } from 'node:path'

/** Editors write several files at once. */
const pauseMs = 300

/**
 * Calls `onChange` after every change below the folder, until the returned function is called. Each folder has a watcher of its
 * own: Node's recursive one loses a file that was replaced instead of written.
 */
export function watchFolder(folder: string, onChange: () => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  let pause: NodeJS.Timeout | undefined
  const watchAll = () => {
    for (const path of foldersBelow(folder)) if (!watchers.has(path)) watchers.set(path, watchOne(path))
  }
  const watchOne = (path: string) =>
    watch(path, () => {
      clearTimeout(pause)
      pause = setTimeout(onPause, pauseMs)
    }).on('error', () => stopOne(path))
  const stopOne = (path: string) => {
    watchers.get(path)?.close()
    watchers.delete(path)
  }
  const onPause = () => {
    const left = new Set(foldersBelow(folder))
    for (const path of [...watchers.keys()]) if (!left.has(path)) stopOne(path)
    watchAll()
    onChange()
  }
  watchAll()
  return () => {
    clearTimeout(pause)
    for (const path of [...watchers.keys()]) stopOne(path)
  }
}

function foldersBelow(folder: string): string[] {
  const entries = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))]
}

import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'

/** Editors write several files at once: the generator starts after the last one. */
const pauseMs = 100

/**
 * Runs the generator after every change in openapi/. Call the returned function to stop. Vite then reloads the generated
 * modules of the pages, and Node's watcher restarts the server for its own.
 */
export function regenerateOnChange(watcher: ViteDevServer['watcher'], root: string): () => void {
  const folder = join(root, 'openapi')
  // Caching the compiled tools makes the generator a third faster.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(root, '.cache/compiled') }
  let pause: NodeJS.Timeout | undefined
  let generator: ChildProcess | undefined
  let hasChanged = false
  const generate = () => {
    hasChanged = generator !== undefined
    if (hasChanged) return
    generator = spawn(process.execPath, ['scripts/generate.ts'], { cwd: root, stdio: 'inherit', env })
    generator.once('exit', () => {
      generator = undefined
      if (hasChanged) generate()
    })
  }
  watcher.add(folder)
  watcher.on('all', (_event, path) => {
    if (!path.startsWith(folder)) return
    clearTimeout(pause)
    pause = setTimeout(generate, pauseMs)
  })
  return () => {
    clearTimeout(pause)
    generator?.removeAllListeners('exit').kill()
  }
}

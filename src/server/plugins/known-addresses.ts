import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Made by scripts/build/prerender.ts of the application's own routes: '/projects/$projectId'. */
const list = 'prerendered/addresses.json'

/**
 * Whether the application has a page at a path; what an id in it stands for, the page finds out. Pages that were built without
 * the list are asked for everything, as there is no telling.
 */
export function knownAddresses(webDir: string): (path: string) => boolean {
  const file = join(webDir, list)
  if (!existsSync(file)) return () => true
  const routes: string[] = JSON.parse(readFileSync(file, 'utf8'))
  const patterns = routes.map(toPattern)
  return (path) => patterns.some((pattern) => pattern.test(path))
}

/** As the router reads it: no matter how it is written, and with a slash behind it or without. */
function toPattern(route: string): RegExp {
  const parts = route.split('/').filter((part) => part !== '')
  const source = parts
    .map((part) => (part.startsWith('$') ? '/[^/]+' : `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`))
    .join('')
  return new RegExp(`^${source}/?$`, 'i')
}

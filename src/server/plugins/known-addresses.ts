import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The application's routes, written by scripts/build/prerender.ts: '/projects/$projectId'. */
const list = 'prerendered/addresses.json'

/**
 * Whether the application has a page at a path; the page itself checks ids. Without the list, every path may be a page.
 */
export function knownAddresses(webDir: string): (path: string) => boolean {
  const file = join(webDir, list)
  if (!existsSync(file)) return () => true
  const routes: string[] = JSON.parse(readFileSync(file, 'utf8'))
  const patterns = routes.map(toPattern)
  return (path) => patterns.some((pattern) => pattern.test(path))
}

/** Matches like the router: percent-encoded or not, with or without a trailing slash. */
function toPattern(route: string): RegExp {
  const parts = route.split('/').filter((part) => part !== '')
  const source = parts
    .map((part) => (part.startsWith('$') ? '/[^/]+' : `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`))
    .join('')
  return new RegExp(`^${source}/?$`, 'i')
}

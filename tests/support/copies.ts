import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from './tree.ts'

// Creating a database takes seconds. Runs keep what they created, and tests copy it.

export const pglite = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))

const folder = join(root, '.cache/server-tests')
const dayMs = 24 * 60 * 60 * 1000

/** Where a run keeps what it created from these sources. Other sources have another path. */
export function pathOfCopy(name: string, sources: string[], ending = ''): string {
  return join(folder, `${name}-${hashOf(['tests/support/{copies,database,demo-data}.ts', ...sources])}${ending}`)
}

/**
 * The path is the same in every process of a run: the set-up of the run chooses it, and workers inherit its environment.
 * A source may change while tests run.
 */
export function pathOfRun(name: string, sources: string[]): string {
  const variable = `COPY_OF_RUN_${name.toUpperCase()}`
  const path = process.env[variable] ?? pathOfCopy(name, sources)
  process.env[variable] = path
  return path
}

/** Creates the folder and removes what is older than a day. */
export function removeOldCopies(): void {
  mkdirSync(folder, { recursive: true })
  for (const name of globSync('*', { cwd: folder })) {
    const old = join(folder, name)
    if (Date.now() - statSync(old).mtimeMs > dayMs) rmSync(old, { recursive: true, force: true })
  }
}

function hashOf(sources: string[]): string {
  const hash = createHash('sha256').update(readFileSync(join(pglite, '../package.json')))
  const files = globSync(sources, { cwd: root, withFileTypes: true })
  for (const path of files
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort())
    hash.update(path.slice(root.length)).update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Path under src/generated -> content and the specification it is generated from. */
export type Output = Map<string, { text: string; source: string }>

export const generatedFolder = 'src/generated'

/** The first line of every generated file. */
export const header = (source: string) =>
  `// Generated from ${source}. Do not edit: change the specification and run \`npm run generate\`.\n`

/** Writes changed files and removes files that are no longer generated. */
export function writeOutput(output: Output, folder: string): { written: string[]; removed: string[] } {
  const { changed, stale } = compareOutput(output, folder)
  for (const path of changed) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), output.get(path)?.text ?? '')
  }
  for (const path of stale) rmSync(join(folder, path))
  return { written: changed, removed: stale }
}

/** Lists the files whose bytes differ from the folder's, and the files in the folder that are no longer generated. */
export function compareOutput(output: Output, folder: string): { changed: string[]; stale: string[] } {
  const changed = [...output].filter(([path, { text }]) => readIfExists(join(folder, path)) !== text)
  return { changed: changed.map(([path]) => path), stale: filesIn(folder).filter((path) => !output.has(path)) }
}

const readIfExists = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

/** Files below a folder, relative to it, sorted. */
export const filesIn = (folder: string) =>
  globSync('**', { cwd: folder })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort()

import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Path under src/generated -> its bytes and the specification they come from. */
export type Output = Map<string, { text: string; source: string }>

export const generatedFolder = 'src/generated'

/** The first lines of every generated file. */
export const header = (source: string) =>
  `// Generated from ${source}. Do not edit: change the specification and run \`npm run generate\`.\n`

/** Put the folder in the state of `output`: changed files are written, files that are no longer generated are removed. */
export function writeOutput(output: Output, folder: string): { written: string[]; removed: string[] } {
  const { changed, stale } = compareOutput(output, folder)
  for (const path of changed) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), output.get(path)?.text ?? '')
  }
  for (const path of stale) rmSync(join(folder, path))
  return { written: changed, removed: stale }
}

/** Which generated files differ from the folder byte for byte, and which files there are no longer generated. */
export function compareOutput(output: Output, folder: string): { changed: string[]; stale: string[] } {
  const changed = [...output].filter(([path, { text }]) => readIfThere(join(folder, path)) !== text)
  return { changed: changed.map(([path]) => path), stale: filesIn(folder).filter((path) => !output.has(path)) }
}

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

/** Files below a folder, relative to it, sorted. */
export const filesIn = (folder: string) =>
  globSync('**', { cwd: folder })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort()

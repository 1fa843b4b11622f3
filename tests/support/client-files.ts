import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ClientFile } from '#docs/compiler/clients/client-files.ts'

/** The download of a product with this kind. */
export function fileOf(files: readonly ClientFile[], kind: ClientFile['kind']): ClientFile {
  const file = files.find((each) => each.kind === kind)
  if (!file) throw new Error(`The product has no file of the kind ${kind}`)
  return file
}

/** Writes files into a new folder of this name inside another, and returns its path. */
export function writeFiles(folder: string, name: string, files: readonly [path: string, text: string][]): string {
  const into = join(folder, name)
  for (const [path, text] of files) {
    mkdirSync(dirname(join(into, path)), { recursive: true })
    writeFileSync(join(into, path), text)
  }
  return into
}

import { readFileSync } from 'node:fs'
import { ResolveError } from '@redocly/openapi-core'

/** The text of a file without a byte order mark. Throws an error of Redocly, which names the $ref. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    throw new ResolveError(new Error(`leads to ${file}, which cannot be read: put the file there or correct the $ref`))
  }
}

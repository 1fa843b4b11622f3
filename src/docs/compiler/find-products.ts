import { globSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { DocumentError } from './read/document-error.ts'

/** Files of API products. Referenced files are in subfolders or elsewhere. */
export const productFiles = (root: string): string[] =>
  globSync('openapi/products/*.{yaml,yml,json}', { cwd: root }).sort()

/** The file name is the last part of the page's URL. */
export function suffixOf(file: string): string {
  const suffix = basename(file, extname(file))
  if (/^[a-z0-9][a-z0-9._-]*$/i.test(suffix)) return suffix
  const message = "cannot be the end of an address: name the file with letters, digits, '-', '_' and '.' only"
  throw new DocumentError({ file, pointer: '', message })
}

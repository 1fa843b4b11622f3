import { readFileSync } from 'node:fs'
import { ResolveError } from '@redocly/openapi-core'

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    throw new ResolveError(new Error(`leads to ${file}, which cannot be read: put the file there or correct the $ref`))
  }
}

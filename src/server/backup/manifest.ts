import { isObject } from '#domain/is-object.ts'
import { parseJson } from '#domain/parse-json.ts'
import { BackupError } from '#server/backup/backup-error.ts'
import { lastMigration } from '#server/db/migrate.ts'

export const manifestName = 'manifest.json'
export const format = 1

export interface Entry {
  name: string
  size: number
  sha256: string
}

/** The last file of an archive. An archive without it was cut off. */
export interface Manifest {
  format: number
  createdAt: string
  database: 'embedded' | 'postgres'
  /** When its last migration was written, in milliseconds. */
  schema: number
  /** Rows per table. */
  rows: Record<string, number>
  files: Entry[]
}

export function parseManifest(text: string): Manifest {
  const manifest = parseJson(text)
  if (!isManifest(manifest)) throw new BackupError('its manifest is damaged')
  if (manifest.format > format || manifest.schema > lastMigration().when)
    throw new BackupError('it was written by a later version of the portal: restore it with that version')
  return manifest
}

function isManifest(value: unknown): value is Manifest {
  if (!isObject(value) || !isObject(value.rows) || !Array.isArray(value.files)) return false
  return typeof value.format === 'number' && typeof value.schema === 'number'
}

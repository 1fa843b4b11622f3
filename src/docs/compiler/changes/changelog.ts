import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dump, load } from 'js-yaml'
import { isObject } from '#domain/is-object.ts'
import type { OpenApiDocument } from '#domain/openapi.ts'
import { DocumentError } from '../read/document-error.ts'
import { readBundled } from '../read/read-document.ts'

/** A version of one specification, with what changed in it. */
export interface Version {
  version: string
  lines: ChangelogLine[]
  /** Set by npm run spec:release: the day, as 2026-11-23, and the hash of the released copy. */
  released?: string
  sha256?: string
}

interface ChangelogLine {
  text: string
  /** Ids of the operations that the line is about. */
  operations?: string[]
}

const header = `# Versions, newest first. Write the lines of the next version by hand; npm run spec:release adds its day and its hash.
`

const folderOf = (root: string, name: string) => join(root, 'openapi/released', name)
export const changelogFile = (root: string, name: string) => join(folderOf(root, name), 'changelog.yaml')
export const releasedFile = (root: string, name: string, version: string) =>
  join(folderOf(root, name), `${version}.yaml`)

/** Newest first; empty before the first release. */
export function readChangelog(root: string, name: string): Version[] {
  const file = changelogFile(root, name)
  if (!existsSync(file)) return []
  const versions = load(readFileSync(file, 'utf8'))
  if (!Array.isArray(versions)) throw new DocumentError({ file, pointer: '', message: 'has to be a list of versions' })
  for (const [index, version] of versions.entries()) {
    if (isVersion(version)) continue
    const message = 'needs `version`, as 1.2.0, and `lines` with at least one `text`'
    throw new DocumentError({ file, pointer: `#/${index}`, message })
  }
  return versions
}

export const writeChangelog = (versions: Version[]): string => header + dump(versions, { lineWidth: -1 })

function isVersion(value: unknown): value is Version {
  if (!isObject(value) || typeof value.version !== 'string' || !Array.isArray(value.lines)) return false
  return value.lines.length > 0 && value.lines.every((line) => isObject(line) && typeof line.text === 'string')
}

export function lastRelease(versions: Version[]): Version | undefined {
  return versions.find(({ released }) => released !== undefined)
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The frozen copy, converted to OpenAPI 3.1. Throws a DocumentError when it is missing or was changed. */
export async function readRelease(root: string, name: string, release: Version): Promise<OpenApiDocument> {
  const { version, sha256 } = release
  const file = releasedFile(root, name, version)
  if (!existsSync(file)) throw new DocumentError({ file, pointer: '', message: 'is missing: restore it from git' })
  if (hashOf(readFileSync(file, 'utf8')) === sha256) return readBundled(file)
  throw new DocumentError({ file, pointer: '', message: 'was changed after its release: restore it from git' })
}

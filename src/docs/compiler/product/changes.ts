import { dirname, join, resolve } from 'node:path'
import type { OperationEntry } from '#docs/model/product.ts'
import type { Change, VersionChanges } from '#docs/model/version-changes.ts'
import { changesAnchor } from '#docs/page/sections.ts'
import { stepsOf } from '#domain/json-pointer.ts'
import type { OpenApiDocument } from '#domain/openapi.ts'
import { readChangelog, readRelease, type Version } from '../changes/changelog.ts'
import { compareDocuments } from '../changes/compare.ts'
import type { Difference } from '../changes/report.ts'
import type { Preparation } from '../preparation.ts'
import type { ReadDocument } from '../read/read-document.ts'
import { joinPath } from '../schema/paths.ts'

/** The versions of a product, newest first. */
export interface History {
  name: string
  /** `document` is the frozen copy, or the file as it is now for a version without a release. */
  versions: (Version & { document: OpenApiDocument })[]
}

/** Empty for a file outside openapi/products: only the portal's own products have a changelog. */
export async function readHistory({ file, document }: ReadDocument, name: string): Promise<History> {
  const folder = resolve(dirname(file))
  const root = join(folder, '../..')
  const isProduct = folder === join(root, 'openapi/products')
  const versions = isProduct ? readChangelog(root, name) : []
  const withDocument = async (version: Version) => ({
    ...version,
    document: version.released === undefined ? document : await readRelease(root, name, version),
  })
  return { name, versions: await Promise.all(versions.map(withDocument)) }
}

export function buildChanges(
  { links, prose }: Preparation,
  history: History,
  entries: { entry: OperationEntry }[],
): VersionChanges[] {
  const named = entries.map(({ entry }) => [`${entry.method} ${entry.path}`, entry.id] as const)
  const anchors = new Map<string, string>(named)
  const names = new Map(named.map(([name, anchor]) => [anchor, name]))
  const operationOf = (operationId: string): Change['operations'][number] => {
    const anchor = links.get(operationId) ?? null
    return { name: names.get(anchor ?? '') ?? operationId, anchor }
  }
  return history.versions.map(({ version, released = null, lines }, index) => ({
    id: joinPath(changesAnchor, version),
    version,
    released,
    lines: lines.map(({ text, operations = [] }) => ({
      text: prose.inline(text),
      operations: operations.map(operationOf),
    })),
    differences: differencesOf(history, index).flatMap((difference) => {
      const { kind, operations } = difference
      if (kind === 'text') return []
      const affected = operations.map((name) => ({ name, anchor: anchors.get(name) ?? null }))
      return [{ kind, text: prose.plain(wordsOf(difference)), operations: affected }]
    }),
  }))
}

/** From the release before. */
function differencesOf({ versions }: History, index: number): Difference[] {
  const [version, ...older] = versions.slice(index)
  const before = older.find(({ released }) => released !== undefined)
  return version && before ? compareDocuments(before.document, version.document) : []
}

/** With the path of the property, unless the message names it. */
export function wordsOf({ pointer, message }: Difference): string {
  const steps = stepsOf(pointer)
  const path = steps.filter((_, index) => steps[index - 1] === 'properties').join('.')
  return path === '' || message.startsWith(path) ? message : `${path}: ${message}`
}

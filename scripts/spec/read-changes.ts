import { lastRelease, readChangelog, readRelease, type Version } from '#docs/compiler/changes/changelog.ts'
import { checkVersion } from '#docs/compiler/changes/check-version.ts'
import { compareDocuments } from '#docs/compiler/changes/compare.ts'
import type { Difference } from '#docs/compiler/changes/report.ts'
import { readDocument } from '#docs/compiler/read/read-document.ts'
import type { OpenApiDocument } from '#domain/openapi.ts'
import type { Spec } from '../generate/specs.ts'

export interface Changes {
  /** Bundled, in the file's own version of OpenAPI. */
  document: OpenApiDocument
  versions: Version[]
  last: Version | undefined
  differences: Difference[]
  /** The obstacles to the release of the specification. */
  findings: string[]
}

/** What changed in a specification since its last release. Reads every released copy, so that none is changed unseen. */
export async function readChanges({ name, source }: Spec): Promise<Changes> {
  const { bundled, document: current } = await readDocument(source)
  const versions = readChangelog('.', name)
  const released = versions.filter((each) => each.released !== undefined)
  const [before] = await Promise.all(released.map((each) => readRelease('.', name, each)))
  const differences = before ? compareDocuments(before, current) : []
  const findings = checkVersion({ document: bundled, differences, versions })
  return { document: bundled, versions, last: lastRelease(versions), differences, findings }
}

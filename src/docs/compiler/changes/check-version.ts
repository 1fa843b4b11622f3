import type { OpenApiDocument } from '#domain/openapi.ts'
import { lastRelease, type Version } from './changelog.ts'
import type { Difference } from './report.ts'
import type { Kind } from './rules.ts'

/** A specification that is about to be released. */
export interface VersionFacts {
  document: OpenApiDocument
  /** Differences from the last release. */
  differences: Difference[]
  versions: Version[]
}

/** The obstacles to the release of a specification, each with its cure. */
export function checkVersion({ document, differences, versions }: VersionFacts): string[] {
  const { version } = document.info
  const last = lastRelease(versions)
  const entry = versions.find((each) => each.version === version)
  const [worst] = differences
  if (last && !worst) {
    if (version === last.version) return []
    return [`info.version is ${version}, but nothing changed since ${last.version}: set it back to ${last.version}`]
  }
  return [
    ...(last && worst ? numberFindings(last.version, version, worst) : []),
    ...(entry ? [] : [`the changelog has no lines for ${version}: add what changed, for readers`]),
    ...(entry ? unknownOperations(entry, document) : []),
  ]
}

/** The part of the number that has to grow. */
const parts: Record<Kind, { index: number; name: string }> = {
  breaking: { index: 0, name: 'major' },
  additive: { index: 1, name: 'minor' },
  text: { index: 2, name: 'patch' },
}

function numberFindings(last: string, current: string, { kind, rule, pointer, message }: Difference): string[] {
  const { index, name } = parts[kind]
  const next = nextVersion(last, index)
  if (isAtLeast(current, next)) return []
  const cause = `${rule} at ${pointer} (${message}) is ${kind === 'text' ? 'a change of text' : `a${kind === 'additive' ? 'n' : ''} ${kind} change`}`
  return [`info.version is ${current} after ${last}, and ${cause}: it needs a new ${name} version, ${next} or later`]
}

const numbersOf = (version: string): number[] => version.split('.').map(Number)

function nextVersion(version: string, index: number): string {
  return numbersOf(version)
    .map((number, place) => (place < index ? number : place === index ? number + 1 : 0))
    .join('.')
}

function isAtLeast(version: string, minimum: string): boolean {
  const [ours, theirs] = [numbersOf(version), numbersOf(minimum)]
  const differing = theirs.findIndex((number, index) => number !== ours[index])
  return differing === -1 || (ours[differing] ?? 0) > (theirs[differing] ?? 0)
}

function unknownOperations({ version, lines }: Version, { paths = {} }: OpenApiDocument): string[] {
  const known = new Set(Object.values(paths).flatMap((item) => Object.values(item).map((each) => each?.operationId)))
  const unknown = lines.flatMap(({ operations = [] }) => operations).filter((id) => !known.has(id))
  return unknown.map((id) => `the changelog of ${version} names the operation ${id}, which does not exist`)
}

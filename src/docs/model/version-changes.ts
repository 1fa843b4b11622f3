/** A version of a product, with what changed in it. */
export interface VersionChanges {
  /** Anchor: 'changes/1.1.0'. */
  id: string
  version: string
  /** Its day as '2026-11-23'; null before the release. */
  released: string | null
  /** Written for readers. */
  lines: Change[]
  /** Found by comparing the file with the version before: breaking ones first, none that changes only texts. */
  differences: (Change & { kind: 'breaking' | 'additive' })[]
}

export interface Change {
  /** Sanitised HTML. */
  text: string
  /** The affected operations; one that is gone has no anchor. */
  operations: { name: string; anchor: string | null }[]
}

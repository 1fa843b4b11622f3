// What changes in an API product, as `npm run generate` writes it to changes.json: the difference of two versions, and what
// ends on a day. The page of API changes, its command, and the mails to partners read it together with the call log.

export interface ProductChanges {
  /** The last part of /api-doc/{suffix}. */
  product: string
  title: string
  /** The versions to compare, the newest first: the file against its last release, and the last two releases. */
  comparisons: Comparison[]
  /** Deprecated parts of the file that end on a known day. */
  endings: Ending[]
  /** The ids that endings of the file's operations, parameters and properties have, or would have. */
  partIds: string[]
}

export interface Comparison {
  /** A released version, or 'unreleased'. */
  version: string
  before: string
  /** The day of the release; null for the file as it stands. */
  released: string | null
  changes: Change[]
}

export interface Change {
  kind: 'breaking' | 'additive' | 'text'
  rule: string
  message: string
  /** JSON pointer into one of the two versions. */
  pointer: string
  /** The calls that it concerns. */
  parts: CallPart[]
}

export interface Ending {
  /** Unique in the product and the same in every version. */
  id: string
  /** What ends: 'the operation', or 'the parameter limit'. */
  label: string
  /** Days, as 2027-03-01. */
  deprecated: string | null
  sunset: string
  part: CallPart
}

/** Calls of one operation, or those of them that sent a field. */
export interface CallPart {
  operation: string
  method: string
  path: string
  /** A call counts when one of these is true for it. Without them every call counts. */
  sends?: SentField[]
}

/** A field of a request. */
export interface SentField {
  in: 'body' | 'path' | 'query' | 'header' | 'cookie'
  /** The name of a parameter; in a body the names from its root, '*' for the items of a list. */
  path: string[]
  /** Only these values count. */
  values?: (string | number | boolean | null)[]
  /** Calls without the field count. */
  isMissing?: true
}

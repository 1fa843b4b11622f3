import type { Environment } from './environments.ts'
import type { Change, Comparison, Ending } from './product-changes.ts'

// Which projects use the changing parts of an API product.

/**
 * Pages and mails read the fields of at most this many of the newest calls of a project and operation, since there may be
 * millions. The command spec:impact reads all.
 */
export const maxCallsRead = 10_000

/** Calls of a project in an environment that a change or an ending concerns. */
export interface Use {
  projectId: string
  environment: Environment
  calls: number
  /** Calls of which the log does not keep whether they sent the field. */
  unknown: number
  lastAt: Date
}

export interface UsedChange extends Change {
  /** Most calls first. */
  uses: Use[]
}

export interface UsedEnding extends Ending {
  /** Most calls first. */
  uses: Use[]
}

export interface ProductImpact {
  /** The earliest end first. */
  endings: UsedEnding[]
  comparisons: (Omit<Comparison, 'changes'> & { changes: UsedChange[] })[]
}

/** An ending part that a project uses, in one environment. */
export interface ProjectEnding {
  product: string
  productTitle: string
  ending: Ending
  use: Use
}

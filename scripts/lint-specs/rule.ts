import type { Document, PlacedOperation } from '../generate/openapi.ts'

export interface Subject {
  document: Document
  operation: PlacedOperation
  /** Role names that exist. */
  roles: readonly string[]
  kind: 'api' | 'product'
}

/** Looks at one operation and yields a message, with the place inside the operation where it needs one. */
export type Rule = (subject: Subject) => { place?: string; message: string }[]

import type { OpenApiDocument } from '#domain/openapi.ts'
import type { PlacedOperation } from '../generate/openapi.ts'

export interface Subject {
  document: OpenApiDocument
  operation: PlacedOperation
  /** Names of the existing roles. */
  roles: readonly string[]
  kind: 'api' | 'product'
}

/** Checks one operation. `place` names the part of the operation that a finding is about. */
export type Rule = (subject: Subject) => { place?: string; message: string }[]

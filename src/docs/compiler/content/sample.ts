import type { OpenApiDocument, SchemaNode } from '#domain/openapi.ts'
import { Sampler } from './sampler.ts'
import { fits, violationOf } from './schema-violations.ts'

/** Who sends the value: callers or the API. */
export type Direction = 'request' | 'response'

export interface Sample {
  /** Undefined for infinite recursion. */
  value: unknown
  /** Why it breaks its schema, or null. */
  violation: string | null
}

const depths = [8, 6, 5, 4, 3, 2, 1, 0]
const known = new WeakMap<OpenApiDocument, Record<Direction, Map<SchemaNode | string, Sample>>>()

/** A readable value that matches a schema. Undefined for infinite recursion. */
export const sampleOf = (schema: SchemaNode | undefined, document: OpenApiDocument, direction: Direction): unknown =>
  makeSample(schema ?? true, document, direction).value

export function makeSample(schema: SchemaNode, document: OpenApiDocument, direction: Direction): Sample {
  const ofDocument = known.get(document) ?? { request: new Map(), response: new Map() }
  known.set(document, ofDocument)
  const key = keyOf(schema)
  const made = ofDocument[direction].get(key) ?? create(schema, document, direction)
  ofDocument[direction].set(key, made)
  return made
}

/** Many operations refer to the same schema. */
const keyOf = (schema: SchemaNode): SchemaNode | string =>
  typeof schema === 'object' && schema.$ref !== undefined && Object.keys(schema).length === 1 ? schema.$ref : schema

/** The most complete value that is short enough and fits; else the first one. */
function create(schema: SchemaNode, document: OpenApiDocument, direction: Direction): Sample {
  let first: { sampler: Sampler; value: unknown } | undefined
  let shortest: Sample | undefined
  for (const depth of depths) {
    const sampler = new Sampler(document, direction, depth)
    const value = sampler.sample(schema, [], 0)
    first ??= { sampler, value }
    if (!fits(document, schema, value)) continue
    shortest = { value: sampler.visible(value), violation: null }
    if (!sampler.isLong) return shortest
  }
  if (shortest) return shortest
  return {
    value: first?.sampler.visible(first.value),
    violation: violationOf(document, schema, first?.value),
  }
}

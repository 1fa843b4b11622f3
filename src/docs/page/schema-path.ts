import type { Choice, Schema } from '#docs/model/product.ts'
import { isAtOrBelow } from './anchors.ts'

/** Whether an anchor is in a schema, by its own properties; named schemas are not searched. */
export function containsAnchor(schema: Schema, anchor: string, anchorPrefix: string | undefined): boolean {
  const contains = (subschema: Schema) => containsAnchor(subschema, anchor, anchorPrefix)
  return Boolean(
    schema.properties?.some(({ path }) =>
      isAtOrBelow(anchor, anchorPrefix === undefined ? path : `${anchorPrefix}/${path}`),
    ) ||
      (schema.items && contains(schema.items)) ||
      schema.prefixItems?.some(contains) ||
      schema.choice?.options.some((option) => contains(option.schema)) ||
      schema.others?.some((other) => contains(other.schema)) ||
      schema.conditions?.some((condition) => contains(condition.schema)),
  )
}

/** Where a schema is on the page. */
interface Position {
  anchor: string
  /** Anchor at which the named schema around it was expanded. */
  anchorPrefix?: string | undefined
  /** A named schema, if it is loaded. */
  lookUp: (ref: NonNullable<Schema['ref']>) => Schema | undefined
}

/** Whether an anchor is in a schema or in the named schema that it refers to, if that is loaded. */
export function containsAnchorWithRef(schema: Schema, visited: string, { anchor, anchorPrefix, lookUp }: Position) {
  const named = schema.ref && lookUp(schema.ref)
  return (
    containsAnchor(schema, visited, anchorPrefix) || (named !== undefined && containsAnchor(named, visited, anchor))
  )
}

/** The index of the first alternative that contains an anchor. */
export function optionWithAnchor({ options }: Choice, visited: string, position: Position): number | undefined {
  if (visited === '') return undefined
  const index = options.findIndex(({ schema }) => containsAnchorWithRef(schema, visited, position))
  return index < 0 ? undefined : index
}

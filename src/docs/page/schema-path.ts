import type { Choice, Schema } from '#docs/model/product.ts'
import { isWithin } from './anchors.ts'

/** Whether an anchor is in a schema, by its own properties; named schemas are not searched. */
export function containsAnchor(schema: Schema, anchor: string, base: string | undefined): boolean {
  const inside = (part: Schema) => containsAnchor(part, anchor, base)
  return Boolean(
    schema.properties?.some(({ path }) => isWithin(anchor, base === undefined ? path : `${base}/${path}`)) ||
      (schema.items && inside(schema.items)) ||
      schema.prefixItems?.some(inside) ||
      schema.choice?.options.some((option) => inside(option.schema)) ||
      schema.others?.some((other) => inside(other.schema)) ||
      schema.conditions?.some((condition) => inside(condition.schema)),
  )
}

/** The same for a linked schema at `place`, if it is loaded. */
export function containsAnchorWithRef(
  schema: Schema,
  wanted: string,
  base: string | undefined,
  place: string,
  lookUp: LookUpSchema,
): boolean {
  const named = schema.ref && lookUp(schema.ref)
  return containsAnchor(schema, wanted, base) || (named !== undefined && containsAnchor(named, wanted, place))
}

export type LookUpSchema = (ref: NonNullable<Schema['ref']>) => Schema | undefined

/** The first alternative that contains an anchor. */
export function optionWithAnchor(
  { options }: Choice,
  wanted: string,
  base: string | undefined,
  place: string,
  lookUp: LookUpSchema,
): number | undefined {
  const index =
    wanted === '' ? -1 : options.findIndex(({ schema }) => containsAnchorWithRef(schema, wanted, base, place, lookUp))
  return index < 0 ? undefined : index
}

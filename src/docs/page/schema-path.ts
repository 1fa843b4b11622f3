import type { Choice, Schema } from '#docs/model/product.ts'
import { isWithin } from './anchors.ts'

/** Whether an anchor is in a schema, by its own properties; named schemas are not searched. */
export function leadsTo(schema: Schema, anchor: string, base: string | undefined): boolean {
  const inside = (part: Schema) => leadsTo(part, anchor, base)
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
export function leadsIn(
  schema: Schema,
  wanted: string,
  base: string | undefined,
  place: string,
  known: Known,
): boolean {
  const named = schema.ref && known(schema.ref)
  return leadsTo(schema, wanted, base) || (named !== undefined && leadsTo(named, wanted, place))
}

export type Known = (ref: NonNullable<Schema['ref']>) => Schema | undefined

/** The first alternative that contains an anchor. */
export function leadingOption(
  { options }: Choice,
  wanted: string,
  base: string | undefined,
  place: string,
  known: Known,
): number | undefined {
  const index = wanted === '' ? -1 : options.findIndex(({ schema }) => leadsIn(schema, wanted, base, place, known))
  return index < 0 ? undefined : index
}

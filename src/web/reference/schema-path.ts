import { isWithin } from './anchors.ts'
import type { Choice, Schema } from './model.ts'

/** Whether a place lies in a schema, as far as its own properties tell; what named schemas hold is not looked into. */
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

/** The first alternative that a place lies in. */
export function leadingOption({ options }: Choice, anchor: string, base: string | undefined): number | undefined {
  const index = anchor === '' ? -1 : options.findIndex(({ schema }) => leadsTo(schema, anchor, base))
  return index < 0 ? undefined : index
}

import type { SchemaObject } from '../document.ts'
import { nameOfRef } from './names.ts'

type Discriminator = NonNullable<SchemaObject['discriminator']>

/** Describes which discriminator value selects which subtype of a base schema. */
export function describeDiscriminator({ propertyName, mapping = {} }: Discriminator): string {
  const kinds = Object.entries(mapping).map(([value, ref]) => `${value} is ${nameOfRef(ref)}`)
  return `${propertyName} tells which kind it is${kinds.length > 0 ? `: ${kinds.join(', ')}` : ''}`
}

/** The discriminator values of an option; without a mapping, its schema name. */
export function valuesOf(discriminator: Discriminator, ref: string | undefined): string | undefined {
  if (ref === undefined) return undefined
  const mapped = Object.entries(discriminator.mapping ?? {}).filter(([, target]) => target === ref)
  return mapped.length > 0 ? mapped.map(([value]) => value).join(', ') : nameOfRef(ref)
}

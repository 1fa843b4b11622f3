import type { SchemaObject } from '../document.ts'
import { nameOfRef } from './names.ts'

type Discriminator = NonNullable<SchemaObject['discriminator']>

/** Of a schema that others build on: which value stands for which of them. */
export function describeDiscriminator({ propertyName, mapping = {} }: Discriminator): string {
  const kinds = Object.entries(mapping).map(([value, ref]) => `${value} is ${nameOfRef(ref)}`)
  return `${propertyName} tells which kind it is${kinds.length > 0 ? `: ${kinds.join(', ')}` : ''}`
}

/** The values of the property that stand for an option; without a mapping, the name of its schema. */
export function valuesOf(discriminator: Discriminator, ref: string | undefined): string | undefined {
  if (ref === undefined) return undefined
  const mapped = Object.entries(discriminator.mapping ?? {}).filter(([, target]) => target === ref)
  return mapped.length > 0 ? mapped.map(([value]) => value).join(', ') : nameOfRef(ref)
}

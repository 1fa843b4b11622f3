import { stepsOf } from '#domain/json-pointer.ts'
import type { SchemaObject } from '#domain/openapi.ts'
import { freeName } from './paths.ts'

/** The display name of a schema: the last step of its reference. */
export const nameOfRef = (ref: string): string => stepsOf(ref).at(-1) ?? 'schema'

/** The discriminator values of a variant; without a mapping, its schema name. */
export function kindsOf(
  { mapping = {} }: NonNullable<SchemaObject['discriminator']>,
  ref: string,
): [string, ...string[]] {
  const name = nameOfRef(ref)
  const [first = name, ...others] = Object.entries(mapping).flatMap(([value, to]) =>
    to === ref || to === name ? [value] : [],
  )
  return [first, ...others]
}

/** Unique display names of referenced schemas. */
export class SchemaNames {
  #names = new Map<string, string>()
  #refs = new Map<string, string>()

  nameOf(ref: string): string {
    const cached = this.#names.get(ref)
    if (cached !== undefined) return cached
    const name = freeName(nameOfRef(ref), (each) => this.#refs.has(each))
    this.#names.set(ref, name)
    this.#refs.set(name, ref)
    return name
  }

  refOf(name: string): string | undefined {
    return this.#refs.get(name)
  }
}

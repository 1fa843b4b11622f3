import { pointerTo } from '#domain/json-pointer.ts'
import type { OpenApiDocument, SchemaNode, SchemaObject } from '#domain/openapi.ts'

/** Subtypes of a schema: those in its discriminator mapping, or with it in their allOf. */
export class Subtypes {
  #document: OpenApiDocument
  #children: Map<string, string[]> | undefined

  constructor(document: OpenApiDocument) {
    this.#document = document
  }

  of({ mapping }: NonNullable<SchemaObject['discriminator']>, ref: string | undefined): SchemaNode[] {
    const subtypes = new Set(Object.values(mapping ?? {}))
    // A set's iteration includes the members added meanwhile, so this finds the subtypes of subtypes too.
    const bases = new Set(ref === undefined ? [] : [ref])
    for (const base of bases) {
      for (const child of this.#all().get(base) ?? []) {
        subtypes.add(child)
        bases.add(child)
      }
    }
    return [...subtypes].filter((child) => child !== ref).map(($ref) => ({ $ref }))
  }

  #all(): Map<string, string[]> {
    if (this.#children) return this.#children
    this.#children = new Map()
    for (const [name, schema] of Object.entries(this.#document.components?.schemas ?? {})) {
      for (const parent of typeof schema === 'boolean' ? [] : parentsOf(schema)) {
        this.#children.set(parent, [...(this.#children.get(parent) ?? []), pointerTo(['components', 'schemas', name])])
      }
    }
    return this.#children
  }
}

const parentsOf = ({ allOf = [] }: SchemaObject): string[] =>
  allOf.flatMap((part) => (typeof part === 'object' && part.$ref !== undefined ? [part.$ref] : []))

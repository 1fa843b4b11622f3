import type { OpenApiDocument, SchemaNode } from '#domain/openapi.ts'
import { targetOf } from './merge.ts'
import { subschemasOf } from './subschemas.ts'

/** Expanded sizes of referenced schemas, and which of them are recursive. */
export class Weights {
  #document: OpenApiDocument
  #weights = new Map<string, number>()
  #recursive = new Map<string, boolean>()
  #indexes = new Map<string, { index: number; low: number }>()
  #stack: string[] = []

  constructor(document: OpenApiDocument) {
    this.#document = document
  }

  isRecursive(ref: string): boolean {
    if (!this.#recursive.has(ref)) this.#visit(ref)
    return this.#recursive.get(ref) ?? false
  }

  /** Number of nodes; infinite for a recursive schema. */
  of(ref: string): number {
    if (this.isRecursive(ref)) return Number.POSITIVE_INFINITY
    const cached = this.#weights.get(ref)
    if (cached !== undefined) return cached
    const weight = this.#weigh(targetOf(this.#document, ref))
    this.#weights.set(ref, weight)
    return weight
  }

  #weigh(schema: SchemaNode): number {
    if (typeof schema === 'boolean') return 1
    // Recursive schemas are always linked by name.
    const referred = schema.$ref === undefined ? 0 : this.isRecursive(schema.$ref) ? 1 : this.of(schema.$ref) - 1
    return 1 + referred + subschemasOf(schema).reduce((sum, part) => sum + this.#weigh(part), 0)
  }

  /** Tarjan's strongly connected components: a schema is recursive when it shares one, or refers to itself. */
  #visit(ref: string): { index: number; low: number } {
    const own = { index: this.#indexes.size, low: this.#indexes.size }
    this.#indexes.set(ref, own)
    this.#stack.push(ref)
    const targets = refsIn(targetOf(this.#document, ref))
    for (const target of targets) {
      const seen = this.#indexes.get(target)
      if (!seen) own.low = Math.min(own.low, this.#visit(target).low)
      else if (!this.#recursive.has(target)) own.low = Math.min(own.low, seen.index)
    }
    if (own.low === own.index) {
      const members = this.#stack.splice(this.#stack.indexOf(ref))
      for (const member of members) this.#recursive.set(member, members.length > 1 || targets.includes(ref))
    }
    return own
  }
}

function refsIn(schema: SchemaNode): string[] {
  if (typeof schema === 'boolean') return []
  return [...(schema.$ref === undefined ? [] : [schema.$ref]), ...subschemasOf(schema).flatMap(refsIn)]
}

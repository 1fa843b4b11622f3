import { isDeepStrictEqual } from 'node:util'
import type { OpenApiDocument } from '#domain/openapi.ts'
import { type Direction, type Kind, type RuleId, rules } from './rules.ts'

/** A difference of two versions that a rule names. */
export interface Difference {
  rule: RuleId
  kind: Kind
  /** JSON pointer into the newer document, or into the older one for a part that is gone. */
  pointer: string
  message: string
  /** The operations it affects, as 'POST /v1/charges'; empty when it affects the file as a whole. */
  operations: string[]
  /** The property that the message is about, or the values as JSON. */
  about?: string[]
}

/** The direction of each part, except in callbacks and webhooks. */
const usualDirections = { parameter: 'request', 'request-body': 'request', 'response-header': 'response' } as const

/** The two documents, and the differences found so far. */
export class Report {
  readonly before: OpenApiDocument
  readonly after: OpenApiDocument
  readonly #found = new Map<string, Difference>()
  #operation: string | undefined
  /** Pairs of schemas that are compared already for the current operation: schemas may contain themselves. */
  #compared = new Set<string>()

  constructor(before: OpenApiDocument, after: OpenApiDocument) {
    this.before = before
    this.after = after
  }

  /** Differences reported by `compare` belong to the operation. */
  within(operation: string, compare: () => void): void {
    this.#operation = operation
    this.#compared = new Set()
    compare()
    this.#operation = undefined
  }

  /** False from the second time on. */
  isFirst(pair: string): boolean {
    if (this.#compared.has(pair)) return false
    this.#compared.add(pair)
    return true
  }

  add(rule: RuleId, pointer: string, message: string, about?: string[]): void {
    const key = JSON.stringify([rule, pointer, message])
    const { kind } = rules[rule]
    const named = about && { about }
    const difference = this.#found.get(key) ?? { rule, kind, pointer, message, operations: [], ...named }
    this.#found.set(key, difference)
    const operation = this.#operation
    if (operation !== undefined && !difference.operations.includes(operation)) difference.operations.push(operation)
  }

  /** Reports the named fields that differ. They are for readers: programs do not depend on them. */
  compareTexts(before: object, after: object, pointer: string, names: readonly string[]): void {
    const extensions = Object.keys({ ...before, ...after }).filter((name) => name.startsWith('x-'))
    const changed = [...names, ...extensions].filter(
      (name) => !isDeepStrictEqual(Reflect.get(before, name), Reflect.get(after, name)),
    )
    if (changed.length > 0) this.add('text-changed', pointer, `${changed.join(', ')} changed`)
  }

  compareDeprecation(before: { deprecated?: boolean }, after: { deprecated?: boolean }, pointer: string): void {
    if (Boolean(before.deprecated) === Boolean(after.deprecated)) return
    if (after.deprecated) this.add('deprecation-added', pointer, 'is deprecated now')
    else this.add('deprecation-removed', pointer, 'is no longer deprecated')
  }

  /** The messages say that the part has become required, or optional. */
  compareRequired(
    { part, direction }: { part: keyof typeof usualDirections; direction: Direction },
    before: { required?: boolean },
    after: { required?: boolean },
    pointer: string,
    [required, optional]: readonly [string, string],
  ): void {
    const isUsual = direction === usualDirections[part]
    if (!before.required && after.required)
      this.add(isUsual ? `${part}-became-required` : `${direction}-required-narrowed`, pointer, required)
    if (before.required && !after.required)
      this.add(isUsual ? `${part}-became-optional` : `${direction}-required-widened`, pointer, optional)
  }

  /** Breaking ones first. */
  differences(): Difference[] {
    const order: Kind[] = ['breaking', 'additive', 'text']
    return [...this.#found.values()].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
  }
}

import { isObject } from '#domain/is-object.ts'
import { lookUp } from '#domain/json-pointer.ts'

/**
 * The document with every reference replaced by a copy of its target, as some generators write it. A reference that
 * leads back to itself is cut after so many copies.
 */
export function dereference(document: unknown, depth: number): unknown {
  const copy = (node: unknown, open: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((part) => copy(part, open))
    if (!isObject(node)) return node
    const { $ref } = node
    if (typeof $ref !== 'string')
      return Object.fromEntries(
        Object.entries(node).map(([key, part]) => [key, key === 'mapping' ? {} : copy(part, open)]),
      )
    if (open.filter((ref) => ref === $ref).length >= depth) return { type: 'object' }
    return copy(lookUp(document, $ref), [...open, $ref])
  }
  return copy(document, [])
}

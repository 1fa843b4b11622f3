import { isObject } from '#domain/is-object.ts'

/** Calls back for each object of a document once, the outer ones first. `steps` lead to the object. */
export function walk(document: unknown, visit: (node: Record<string, unknown>, steps: string[]) => void): void {
  const walked = new Set<unknown>()
  const enter = (part: unknown, steps: string[]): void => {
    if (typeof part !== 'object' || part === null || walked.has(part)) return
    walked.add(part)
    if (isObject(part)) visit(part, steps)
    for (const [key, inner] of Object.entries(part)) enter(inner, [...steps, key])
  }
  enter(document, [])
}

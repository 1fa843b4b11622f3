import { validDay } from '#domain/deprecation.ts'
import { isObject } from '#domain/is-object.ts'
import { pointerTo } from '#domain/json-pointer.ts'
import type { Rule } from './rule.ts'

/** Data of the file's author, in which `deprecated` is a word like any other. */
const data = new Set(['example', 'examples', 'default', 'enum', 'const'])

/** Every deprecated part names the days on which its deprecation began and on which it ends. */
export function lintDeprecations(value: unknown, steps: string[] = []): { pointer: string; message: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const own = isObject(value) && value.deprecated === true ? problemsOf(value) : []
  const inside = Object.entries(value).flatMap(([key, part]) =>
    // A property may have any of these names.
    data.has(key) && steps.at(-1) !== 'properties' ? [] : lintDeprecations(part, [...steps, key]),
  )
  return [...own.map((message) => ({ pointer: pointerTo(steps), message })), ...inside]
}

function problemsOf(part: Record<string, unknown>): string[] {
  const names = ['x-deprecated-at', 'x-sunset'] as const
  const unread = names.filter((name) => validDay(part[name]) !== part[name] || part[name] === undefined)
  if (unread.length > 0) return unread.map((name) => `is deprecated: add ${name}, a day as 2026-11-23`)
  const [since, sunset] = names.map((name) => String(part[name]))
  if (since && sunset && sunset <= since)
    return [`ends on ${sunset}, which is not after its deprecation on ${since}: correct x-sunset`]
  return []
}

/** Answers of a deprecated operation link a page: that of a product, elsewhere the one that the operation names. */
export const deprecationPage: Rule = ({ operation, kind }) => {
  if (kind === 'product' || !operation.deprecated || operation.externalDocs) return []
  return [{ message: 'is deprecated: add externalDocs with the page that says what to use instead' }]
}

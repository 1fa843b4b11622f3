import type { SchemaNode, SchemaObject } from '../document.ts'
import { nameOfOthers } from './schema-values.ts'

/** The names, and those that they require in turn. */
export function withDependents(names: string[], { dependentRequired = {} }: SchemaObject): string[] {
  const found = new Set(names)
  for (const name of found) {
    const others = Object.hasOwn(dependentRequired, name) ? dependentRequired[name] : undefined
    for (const other of others ?? []) found.add(other)
  }
  return [...found]
}

/** The schema of a member without a property of its own. */
export function otherMember(schema: SchemaObject, name: string): SchemaNode | undefined {
  const { patternProperties = {}, additionalProperties, unevaluatedProperties } = schema
  const matching = Object.entries(patternProperties).filter(([pattern]) => isMatch(pattern, name))
  if (matching.length > 0) return { allOf: matching.map(([, node]) => node) }
  return additionalProperties ?? unevaluatedProperties ?? { type: 'string' }
}

function isMatch(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(name)
  } catch {
    return false
  }
}

export function* namesOfOthers(schema: SchemaObject, names: string[]): Generator<string> {
  yield* names
  const { additionalProperties } = schema
  const name = typeof additionalProperties === 'object' ? nameOfOthers(additionalProperties) : 'key'
  yield name
  for (let count = 2; count <= 250; count++) yield `${name}${count}`
}

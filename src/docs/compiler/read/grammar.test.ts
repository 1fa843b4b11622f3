import { type NodeType, normalizeTypes, Oas3_1Types, Oas3_2Types, Oas3Types } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { widenTypes } from './grammar.ts'

const values = ['text', 1, true, null, [], ['text'], {}, { a: 'text' }]

it.each<[version: string, Record<string, NodeType>]>([
  ['3.0', Oas3Types],
  ['3.1', Oas3_1Types],
  ['3.2', Oas3_2Types],
])('names an existing type for every value of a field in OpenAPI %s', (_, types) => {
  const choices = choicesIn(normalizeTypes(widenTypes(types)))
  expect(choices.length).toBeGreaterThan(10)
  for (const typeOf of choices) for (const value of values) expect(() => typeOf(value, 'a')).not.toThrow()
})

type Choice = (value: unknown, key: string) => unknown

/** The functions that choose the type of a field by its value, those of nested types included. */
function choicesIn(type: unknown, seen = new Set<unknown>()): Choice[] {
  if (typeof type === 'function') return [(value, key) => type(value, key)]
  if (typeof type !== 'object' || type === null || seen.has(type)) return []
  seen.add(type)
  return Object.values(type).flatMap((inner) => choicesIn(inner, seen))
}

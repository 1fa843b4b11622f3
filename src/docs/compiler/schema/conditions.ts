import { counted } from '#domain/counts.ts'
import type { SchemaNode, SchemaObject } from '../document.ts'
import { showValue } from './values.ts'

/** A condition in words, and the schema that applies. */
export interface Condition {
  words: string
  schema: SchemaNode
}

/** if/then/else, dependencies and other conditional keywords. */
export function conditionsOf(part: SchemaObject): Condition[] {
  return [
    ...(part.if === undefined ? [] : branches(part.if, part)),
    ...Object.entries(part.dependentSchemas ?? {}).map(([name, schema]) => ({ words: `With ${name}`, schema })),
    ...given('Every property name', part.propertyNames),
    ...given(containsWords(part), part.contains),
    ...given('Further items', part.unevaluatedItems),
    ...given('Its content', part.contentSchema),
  ]
}

const given = (words: string, schema: SchemaNode | undefined): Condition[] =>
  schema === undefined ? [] : [{ words, schema }]

function containsWords({ minContains = 1, maxContains }: SchemaObject): string {
  const items = (count: unknown) => counted(Number(count), 'item')
  if (maxContains === undefined) return `At least ${items(minContains)}`
  return minContains === maxContains ? `Exactly ${items(minContains)}` : `${minContains} to ${items(maxContains)}`
}

function branches(condition: SchemaNode, part: SchemaObject): Condition[] {
  const words = describeCondition(condition)
  if (words === undefined) {
    return [...given('If it is', condition), ...given('Then', part.then), ...given('Otherwise', part.else)]
  }
  const otherwise = part.then === undefined ? `Unless ${words}` : 'Otherwise'
  return [...given(`When ${words}`, part.then), ...given(otherwise, part.else)]
}

const describing = new Set(['type', 'properties', 'required'])

/** Describes a condition on single properties; undefined for others. */
function describeCondition(schema: SchemaNode): string | undefined {
  if (typeof schema === 'boolean' || Object.keys(schema).some((keyword) => !describing.has(keyword))) return undefined
  const properties = Object.entries(schema.properties ?? {})
  const phrases = properties.map(([name, property]) => describeProperty(name, property))
  const there = (schema.required ?? []).filter((name) => !Object.hasOwn(schema.properties ?? {}, name))
  const words = [...phrases, ...there.map((name) => `${name} is there`)]
  return words.length > 0 && !words.includes(undefined) ? words.join(' and ') : undefined
}

function describeProperty(name: string, schema: SchemaNode): string | undefined {
  if (schema === true) return `${name} is there`
  if (typeof schema === 'boolean') return `${name} is not there`
  const keywords = Object.keys(schema).filter((keyword) => keyword !== 'type' || schema.type === undefined)
  if (schema.const !== undefined && keywords.length === 1) return `${name} is ${showValue(schema.const)}`
  if (schema.enum && keywords.length === 1) return `${name} is ${schema.enum.map(showValue).join(' or ')}`
  if (keywords.length > 0 || schema.type === undefined) return undefined
  return `${name} is ${[schema.type].flat().includes('string') ? 'there' : `a ${[schema.type].flat().join(' or ')}`}`
}

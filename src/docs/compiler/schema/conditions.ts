import { counted } from '#domain/counts.ts'
import type { SchemaNode, SchemaObject } from '#domain/openapi.ts'
import { showValue } from './values.ts'

/** A schema that applies under a condition. */
export interface Condition {
  /** The condition: 'When kind is card'. */
  label: string
  schema: SchemaNode
}

/** if/then/else, dependencies and other conditional keywords. */
export function conditionsOf(part: SchemaObject): Condition[] {
  return [
    ...(part.if === undefined ? [] : branches(part.if, part)),
    ...Object.entries(part.dependentSchemas ?? {}).map(([name, schema]) => ({
      label: `When ${name} is present`,
      schema,
    })),
    ...condition('Every property name', part.propertyNames),
    ...condition(containsLabel(part), part.contains),
    ...furtherItems(part).flatMap((items) => (items === false ? [] : condition('Further items', items))),
    ...condition('Its content', part.contentSchema),
  ]
}

/** Of those after the positions of a tuple, and of those that no other keyword describes. */
export const furtherItems = ({ prefixItems, items, unevaluatedItems }: SchemaObject): SchemaNode[] =>
  [prefixItems && items, unevaluatedItems].filter((schema) => schema !== undefined)

const condition = (label: string, schema: SchemaNode | undefined): Condition[] =>
  schema === undefined ? [] : [{ label, schema }]

function containsLabel({ minContains = 1, maxContains }: SchemaObject): string {
  const items = (count: unknown) => counted(Number(count), 'item')
  if (maxContains === undefined) return `At least ${items(minContains)}`
  return minContains === maxContains ? `Exactly ${items(minContains)}` : `${minContains} to ${items(maxContains)}`
}

function branches(test: SchemaNode, part: SchemaObject): Condition[] {
  const description = describeCondition(test)
  if (description === undefined) {
    return [...condition('If it matches', test), ...condition('Then', part.then), ...condition('Otherwise', part.else)]
  }
  const otherwise = part.then === undefined ? `Unless ${description}` : 'Otherwise'
  return [...condition(`When ${description}`, part.then), ...condition(otherwise, part.else)]
}

const describing = new Set(['type', 'properties', 'required'])

/** Describes a condition on single properties; undefined for others. */
function describeCondition(schema: SchemaNode): string | undefined {
  if (typeof schema === 'boolean' || Object.keys(schema).some((keyword) => !describing.has(keyword))) return undefined
  const properties = Object.entries(schema.properties ?? {})
  const phrases = properties.map(([name, property]) => describeProperty(name, property))
  const required = (schema.required ?? []).filter((name) => !Object.hasOwn(schema.properties ?? {}, name))
  const all = [...phrases, ...required.map((name) => `${name} is present`)]
  return all.length > 0 && !all.includes(undefined) ? all.join(' and ') : undefined
}

function describeProperty(name: string, schema: SchemaNode): string | undefined {
  if (schema === true) return `${name} is present`
  if (typeof schema === 'boolean') return `${name} is absent`
  const keywords = Object.keys(schema).filter((keyword) => keyword !== 'type' || schema.type === undefined)
  if (schema.const !== undefined && keywords.length === 1) return `${name} is ${showValue(schema.const)}`
  if (schema.enum && keywords.length === 1) return `${name} is ${schema.enum.map(showValue).join(' or ')}`
  if (keywords.length > 0 || schema.type === undefined) return undefined
  return `${name} is ${[schema.type].flat().includes('string') ? 'present' : `a ${[schema.type].flat().join(' or ')}`}`
}

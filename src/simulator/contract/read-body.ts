import type { BodyRules, Branch, Condition, Field, ResultCode } from './contract.ts'
import { along, at, items, maybe, members, type Place, refuse, text } from './place.ts'
import { readLimits } from './read-limits.ts'

type Codes = readonly ResultCode[]

/** The rules of a request body, out of its schema: a closed object of texts, and rules of the form `if` one property. */
export function readBody(schema: Place, codes: Codes): BodyRules {
  if (at(schema, 'additionalProperties').value !== false) {
    refuse(schema, 'is open: say additionalProperties: false')
  }
  const rules = maybe(schema, 'allOf')
  return {
    fields: readFields(schema, codes),
    required: readRequired(schema),
    conditions: rules ? items(rules).map((rule) => readCondition(rule, codes)) : [],
  }
}

function readFields(schema: Place, codes: Codes): Field[] {
  const properties = maybe(schema, 'properties')
  return properties ? members(properties).map(([name, limits]) => ({ name, limits: [readLimits(limits, codes)] })) : []
}

function readRequired(schema: Place): string[] {
  const required = maybe(schema, 'required')
  return required ? items(required).map(text) : []
}

function readCondition(rule: Place, codes: Codes): Condition {
  const condition = at(rule, 'if')
  const [first, ...more] = members(at(condition, 'properties'))
  if (!first || more.length > 0 || readRequired(condition).join() !== first[0]) {
    return refuse(condition, 'must look at one property, and require it')
  }
  const [property, value] = first
  const equals = maybe(value, 'const')
  if (!equals && text(at(value, 'type')) !== 'string') refuse(value, 'must be a const or any string')
  return {
    property,
    equals: equals ? text(equals) : null,
    met: readBranch(rule, 'then', codes),
    unmet: readBranch(rule, 'else', codes),
  }
}

function readBranch(rule: Place, name: 'then' | 'else', codes: Codes): Branch {
  const branch = maybe(rule, name)
  if (!branch) return { required: [], requiredWords: null, fields: [] }
  const words = maybe(rule, 'x-messages') && maybe(along(rule, 'x-messages'), 'required')
  return {
    required: readRequired(branch),
    requiredWords: words ? text(words) : null,
    fields: readFields(branch, codes),
  }
}

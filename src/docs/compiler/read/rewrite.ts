import { isObject } from '../document.ts'
import { type MapShape, type ObjectName, objects, type Shape, type SimpleShape } from './grammar.ts'
import { below, type Place, refuse } from './place.ts'
import { refusedKeywords, schemaKeywords } from './schema-grammar.ts'

/** What a reference is expected to lead to. */
export type Target = ObjectName | 'schema'

/** Where references lead: one that leaves the file comes back as one that stays. */
export interface References {
  follow(ref: string, target: Target, place: Place): string
  /** A path is not referred to but brought in. */
  bringIn(ref: string, place: Place): Record<string, unknown>
  /** Called for everything a reference may lead to. */
  visit(place: Place, target: Target): void
}

/** Checks a value against the grammar and answers a copy of it in which every reference is local. */
export function rewrite(value: unknown, shape: Shape, place: Place, references: References): unknown {
  if (typeof shape === 'string') return rewriteSimple(value, shape, place, references)
  if ('list' in shape) return rewriteList(value, shape.list, place, references)
  if ('map' in shape) return rewriteMap(value, shape, place, references)
  return rewriteObject(value, shape.object, place, references)
}

function rewriteSimple(value: unknown, shape: SimpleShape, place: Place, references: References): unknown {
  if (shape === 'schema') return rewriteSchema(value, place, references)
  if (shape === 'list') return Array.isArray(value) ? value : refuse(place, 'has to be a list')
  if (shape === 'any' || shape.split(' or ').includes(typeof value)) return value
  // A version without quotes is a number in YAML, and means its text.
  if (shape === 'string' && typeof value === 'number' && /^(version|default)$/.test(String(place.step)))
    return `${value}`
  return refuse(place, `has to be a ${shape}, not ${nameOf(value)}`)
}

function nameOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `the ${typeof value} ${JSON.stringify(value)}`
}

function rewriteList(value: unknown, shape: Shape, place: Place, references: References): unknown[] {
  if (!Array.isArray(value)) return refuse(place, `has to be a list, not ${nameOf(value)}`)
  return value.map((item, index) => rewrite(item, shape, below(place, index), references))
}

function rewriteMap(value: unknown, shape: MapShape, place: Place, references: References): unknown {
  if (!isObject(value)) return refuse(place, `has to be an object, not ${nameOf(value)}`)
  const entries = Object.entries(value).map(([key, item]) => {
    if (shape.extensions && key.startsWith('x-')) return [key, item]
    if (shape.keys && !shape.keys[0].test(key)) refuse(below(place, key), `the key has to be ${shape.keys[1]}`)
    return [key, rewrite(item, shape.map, below(place, key), references)]
  })
  return Object.fromEntries(entries)
}

function rewriteObject(value: unknown, name: ObjectName, place: Place, references: References): unknown {
  const rule = objects[name]
  if (!isObject(value)) return refuse(place, `has to be ${rule.title}, not ${nameOf(value)}`)
  if (rule.section && typeof value.$ref === 'string') return rewriteReference(value, name, place, references)
  references.visit(place, name)
  for (const field of rule.required ?? []) {
    if (!Object.hasOwn(value, field)) refuse(place, `${rule.title} needs the field ${field}: add it`)
  }
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const shape = Object.hasOwn(rule.fields, key) ? rule.fields[key] : otherField(name, key, place)
    if (isEmpty(item, shape)) return []
    return [[key, shape === 'any' ? item : rewrite(item, shape ?? 'any', below(place, key), references)]]
  })
  return Object.fromEntries(entries)
}

/** A field whose value was never written, as in `description:` and nothing behind it. */
const isEmpty = (item: unknown, shape: Shape | undefined): boolean => item === null && shape !== 'any'

function otherField(name: ObjectName, key: string, place: Place): Shape {
  if (key.startsWith('x-')) return 'any'
  if (name === 'callback') return { object: 'pathItem' }
  return refuse(
    below(place, key),
    `is not a field of ${objects[name].title}: correct its name, remove it, or begin it with x-`,
  )
}

function rewriteReference(value: Record<string, unknown>, name: ObjectName, place: Place, references: References) {
  const { $ref, ...beside } = value
  if (typeof $ref !== 'string') return refuse(place, 'has a $ref that is no text')
  if (name === 'pathItem') return bringIn($ref, beside, place, references)
  for (const key of Object.keys(beside)) {
    if (key.startsWith('x-') || key === 'summary' || key === 'description') continue
    refuse(below(place, key), 'stands beside a $ref, where it is ignored: remove it, or move it to what the $ref names')
  }
  return { ...beside, $ref: references.follow($ref, name, place) }
}

function bringIn(ref: string, beside: Record<string, unknown>, place: Place, references: References) {
  const own = rewrite(beside, { object: 'pathItem' }, place, references)
  return { ...references.bringIn(ref, place), ...(isObject(own) ? own : {}) }
}

function rewriteSchema(value: unknown, place: Place, references: References): unknown {
  if (typeof value === 'boolean') return value
  if (!isObject(value)) return refuse(place, `has to be a schema, not ${nameOf(value)}`)
  references.visit(place, 'schema')
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const shape = Object.hasOwn(schemaKeywords, key) ? schemaKeywords[key] : 'any'
    return isEmpty(item, shape) ? [] : [[key, rewriteKeyword(key, item, below(place, key), references)]]
  })
  return Object.fromEntries(entries)
}

function rewriteKeyword(key: string, value: unknown, place: Place, references: References): unknown {
  if (key === '$ref') {
    if (typeof value !== 'string') return refuse(place, 'has to be a text')
    return references.follow(value, 'schema', place)
  }
  const refused = Object.hasOwn(refusedKeywords, key) ? refusedKeywords[key] : undefined
  if (refused) refuse(place, `cannot be shown: it ${refused}`)
  if (key === 'type') return checkType(value, place)
  if (key === 'items' && Array.isArray(value))
    refuse(place, 'is a list, which is of an older JSON Schema: use prefixItems')
  if (key === 'discriminator') return rewriteDiscriminator(value, place, references)
  const shape = Object.hasOwn(schemaKeywords, key) ? schemaKeywords[key] : undefined
  return shape ? rewrite(value, shape, place, references) : value
}

const types = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']

function checkType(value: unknown, place: Place): unknown {
  const list = Array.isArray(value) ? value : [value]
  const wrong = list.find((type) => !types.includes(type))
  if (wrong !== undefined) refuse(place, `has to be one of ${types.join(', ')}, not ${nameOf(wrong)}`)
  if (list.length === 0) refuse(place, 'names no type: name one, or remove it')
  return value
}

/** The values of a mapping are names of schemas, or references to them. */
function rewriteDiscriminator(value: unknown, place: Place, references: References): unknown {
  const checked = rewrite(value, { object: 'discriminator' }, place, references)
  if (!isObject(checked) || !isObject(checked.mapping)) return checked
  const entries = Object.entries(checked.mapping).map(([name, target]) => {
    const text = String(target)
    const ref = /[#/]|\.(json|ya?ml)$/.test(text) ? text : `#/components/schemas/${text}`
    return [name, references.follow(ref, 'schema', below(below(place, 'mapping'), name))]
  })
  return { ...checked, mapping: Object.fromEntries(entries) }
}

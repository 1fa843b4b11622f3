import type { OpenApiDocument, SchemaNode, SchemaObject } from '../document.ts'
import { type Merged, mergeSchema } from './merged-schema.ts'
import { sampleNumber, sampleString } from './sample-scalar.ts'

export type Direction = 'request' | 'response'

const depths = [8, 6, 5, 4, 3, 2, 1]
const maxNodes = 120

/** A readable value that matches a schema. Undefined for infinite recursion. */
export function sampleOf(schema: SchemaNode | undefined, document: OpenApiDocument, direction: Direction): unknown {
  for (const depth of depths) {
    const sampler = new Sampler(document, direction, depth)
    const value = sampler.sample(schema, [], 0)
    if (sampler.count <= maxNodes || depth === depths.at(-1)) return value
  }
  return undefined
}

class Sampler {
  count = 0
  #document: OpenApiDocument
  #direction: Direction
  #depth: number

  constructor(document: OpenApiDocument, direction: Direction, depth: number) {
    this.#document = document
    this.#direction = direction
    this.#depth = depth
  }

  sample(node: SchemaNode | undefined, open: readonly string[], depth: number): unknown {
    const merged = mergeSchema(this.#document, node, open)
    return merged ? this.#value(merged, depth) : undefined
  }

  #value(merged: Merged, depth: number): unknown {
    const { schema } = merged
    this.count++
    const named = namedValue(schema)
    if (named !== undefined) return named
    const type = typeOf(schema)
    if (type === 'object') return this.#object(merged, depth)
    if (type === 'array') return this.#array(merged, depth)
    if (type === 'integer' || type === 'number') return sampleNumber(schema, type)
    if (type === 'boolean') return true
    return type === 'string' ? sampleString(schema) : null
  }

  #object({ schema, open }: Merged, depth: number): unknown {
    const { properties = {}, additionalProperties, required = [] } = schema
    const members = Object.entries(properties).flatMap(([name, property]): [string, unknown][] => {
      const isRequired = required.includes(name)
      if (this.#isLeftOut(property, open, isRequired) || this.#isFull(depth, isRequired)) return []
      const value = this.sample(property, open, depth + 1)
      return value === undefined ? [] : [[name, value]]
    })
    if (members.length === 0 && typeof additionalProperties === 'object' && !this.#isFull(depth, false)) {
      const value = this.sample(additionalProperties, open, depth + 1)
      if (value !== undefined) members.push([nameOfOthers(additionalProperties), value])
    }
    return Object.fromEntries(members)
  }

  #array({ schema, open }: Merged, depth: number): unknown {
    const { prefixItems = [], items, minItems = 1, maxItems = 3 } = schema
    if (this.#isFull(depth, Number(minItems) > 1)) return []
    const first = prefixItems.map((item) => this.sample(item, open, depth + 1) ?? null)
    if (items === undefined || items === false || first.length > 0) return first
    const item = this.sample(items, open, depth + 1)
    if (item === undefined) return []
    const length = Math.min(Math.max(Number(minItems), 1), Number(maxItems), 20)
    return this.#distinct(schema, items, open) ?? Array.from({ length }, () => item)
  }

  /** Unique items: as many values of the schema as required. */
  #distinct(
    { uniqueItems, minItems }: SchemaObject,
    items: SchemaNode,
    open: readonly string[],
  ): unknown[] | undefined {
    if (uniqueItems !== true || Number(minItems ?? 1) < 2) return undefined
    return mergeSchema(this.#document, items, open)?.schema.enum?.slice(0, Number(minItems))
  }

  #isLeftOut(property: SchemaNode, open: readonly string[], isRequired: boolean): boolean {
    if (property === false) return true
    const schema = mergeSchema(this.#document, property, open)?.schema
    if (schema?.deprecated && !isRequired) return true
    return this.#direction === 'request' ? schema?.readOnly === true : schema?.writeOnly === true
  }

  #isFull = (depth: number, isRequired: boolean): boolean =>
    isRequired ? depth >= 2 * this.#depth || this.count > 20 * maxNodes : depth >= this.#depth || this.count > maxNodes
}

/** An example, default or enum value of the schema. */
function namedValue(schema: SchemaObject): unknown {
  const { const: fixed, example, examples, enum: values } = schema
  if (fixed !== undefined) return fixed
  if (example !== undefined) return example
  if (Array.isArray(examples) && examples.length > 0) return examples[0]
  if (schema.default !== undefined && schema.default !== null) return schema.default
  return values?.find((value) => value !== null) ?? (values && values.length > 0 ? null : undefined)
}

export function typeOf(schema: SchemaObject): string {
  const { type } = schema
  if (typeof type === 'string') return type
  const [first] = Array.isArray(type) ? type.filter((each) => each !== 'null') : []
  if (first !== undefined) return first
  if (Array.isArray(type) && type.length > 0) return 'null'
  const signs: [string, string[]][] = [
    ['object', ['properties', 'additionalProperties', 'patternProperties', 'required', 'minProperties']],
    ['array', ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems']],
    ['string', ['pattern', 'minLength', 'maxLength', 'format', 'contentEncoding', 'contentMediaType']],
    ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
  ]
  return signs.find(([, keywords]) => keywords.some((keyword) => keyword in schema))?.[0] ?? 'any'
}

const nameOfOthers = (schema: SchemaObject): string =>
  typeof schema['x-additionalPropertiesName'] === 'string' ? schema['x-additionalPropertiesName'] : 'key'

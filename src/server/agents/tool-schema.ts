import { isObject } from '#domain/is-object.ts'

// JSON Schemas of tools. A client gets each tool alone, so its schema brings along every schema that it refers to.

export interface ObjectSchema {
  type: 'object'
  properties?: Record<string, object>
  required?: string[]
  [keyword: string]: unknown
}

const place = '#/components/schemas/'

/** Keywords whose values are data: a name in them is no keyword. */
const data = new Set(['const', 'default', 'enum', 'example', 'examples'])
/** Keywords that map names to schemas. */
const maps = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas'])

/** A copy without extensions, whose references point into its own `$defs`. */
export function standAlone(schema: object, schemas: Record<string, unknown>): Record<string, unknown> {
  const found = new Map<string, unknown>()
  const copy = Object.fromEntries(Object.entries(schema).flatMap((entry) => keep(entry, false)))
  return found.size === 0 ? copy : { ...copy, $defs: Object.fromEntries(found) }

  function keep([name, value]: [string, unknown], isName: boolean): [string, unknown][] {
    if (isName) return [[name, clone(value, false)]]
    if (name.startsWith('x-')) return []
    if (data.has(name)) return [[name, value]]
    if (name === '$ref' && typeof value === 'string') return [[name, refer(value)]]
    return [[name, clone(value, maps.has(name))]]
  }

  function clone(value: unknown, isMap: boolean): unknown {
    if (Array.isArray(value)) return value.map((each) => clone(each, false))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).flatMap((entry) => keep(entry, isMap)))
  }

  function refer(reference: string): string {
    if (!reference.startsWith(place)) return reference
    const name = reference.slice(place.length)
    // Set before its parts are copied: a schema may refer to itself.
    if (!found.has(name)) {
      found.set(name, {})
      found.set(name, clone(schemas[name] ?? {}, false))
    }
    return `#/$defs/${name}`
  }
}

/** The schema as the root of a tool, where MCP accepts objects only; undefined for another one. */
export function asObject(schema: Record<string, unknown>): ObjectSchema | undefined {
  const { $ref, $defs, ...rest } = schema
  if (typeof $ref === 'string' && isObject($defs)) {
    const named = $defs[$ref.replace('#/$defs/', '')]
    return isObject(named) ? asObject({ ...named, ...rest, $defs }) : undefined
  }
  return isObjectSchema(schema) ? schema : undefined
}

function isObjectSchema(schema: object): schema is ObjectSchema {
  return 'type' in schema && schema.type === 'object'
}

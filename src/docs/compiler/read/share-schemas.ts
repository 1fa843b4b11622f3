import { isObject } from '#domain/is-object.ts'
import { pointerTo } from '#domain/json-pointer.ts'
import type { SchemaNode, SchemaObject } from '#domain/openapi.ts'
import { freeName } from '../schema/paths.ts'
import { isWellFormed, mapSubschemas } from '../schema/subschemas.ts'

/** A schema that a document has once or more. */
interface Shared {
  id: number
  /** The schema with the ids of its subschemas. */
  outline: SchemaObject
  /** Characters of JSON. */
  size: number
  /** Places with a copy, of which those inside copies of the same schema count once. */
  places: number
  /** Its name in the components. */
  name: string | undefined
  /** Whether the name is not one of the file. */
  isAdded: boolean
  /** Where the first copy is. */
  steps: string[]
}

/** Characters of JSON. Smaller schemas stay where they are. */
const minSharedSize = 200

/**
 * Replaces the copies of schemas in a dereferenced document, in place, by references to one schema, as in the document
 * before it was dereferenced. Returns the pointers of the first copies by those of the schemas that it adds.
 */
export function shareSchemas(root: unknown): Map<string, string> {
  if (!isObject(root) || hasDeepReferences(root)) return new Map()
  const components = objectIn(root, 'components')
  const sharing = new Sharing(objectIn(components, 'schemas'))
  takeSchemas(root, [], sharing)
  return sharing.share()
}

function objectIn(parent: Record<string, unknown>, key: string): Record<string, unknown> {
  const existing = parent[key]
  if (isObject(existing)) return existing
  const created = {}
  parent[key] = created
  return created
}

/** A reference into a schema would lead nowhere once the schema is replaced. */
function hasDeepReferences(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  const ref: unknown = Reflect.get(node, '$ref')
  if (typeof ref === 'string' && /^#(?!\/components\/[^/]+\/[^/]+$)/.test(ref)) return true
  return Object.values(node).some(hasDeepReferences)
}

/** Schemas of bodies, parameters and headers. Examples and extensions are data. */
function takeSchemas(node: unknown, steps: string[], sharing: Sharing): void {
  if (Array.isArray(node))
    for (const [index, part] of node.entries()) takeSchemas(part, [...steps, `${index}`], sharing)
  if (!isObject(node)) return
  for (const [key, part] of Object.entries(node)) {
    const inside = [...steps, key]
    if (key === 'schema' && isObject(part)) sharing.take(node, part, inside)
    else if (!/^(examples?|schemas|x-.*)$/.test(key)) takeSchemas(part, inside, sharing)
  }
}

class Sharing {
  readonly #components: Record<string, unknown>
  readonly #byText = new Map<string, Shared>()
  readonly #byId: Shared[] = []
  readonly #definitions: [name: string, schema: Shared][] = []
  readonly #places: [parent: Record<string, unknown>, schema: Shared][] = []

  constructor(components: Record<string, unknown>) {
    this.#components = components
    for (const [name, schema] of Object.entries(components)) {
      if (!isObject(schema)) continue
      const shared = this.#find(schema, ['components', 'schemas', name])
      shared.places += 1
      shared.name ??= name
      this.#definitions.push([name, shared])
      components[name] = true
    }
  }

  /** The copy is dropped at once: most of a dereferenced document is copies. */
  take(parent: Record<string, unknown>, schema: SchemaObject, steps: string[]): void {
    const shared = this.#find(schema, steps)
    shared.places += 1
    this.#places.push([parent, shared])
    parent.schema = true
  }

  #find(schema: SchemaObject, steps: string[]): Shared {
    const parts: Shared[] = []
    const replace = (part: SchemaNode, inside: string[]): SchemaNode => {
      if (!isObject(part)) return part
      const shared = this.#find(part, [...steps, ...inside])
      parts.push(shared)
      return { [partKey]: shared.id }
    }
    const outline = isWellFormed(schema) ? mapSubschemas(schema, replace) : schema
    const text = JSON.stringify(outline)
    const earlier = this.#byText.get(text)
    if (earlier) return earlier
    for (const part of parts) part.places += 1
    const size = parts.reduce((sum, part) => sum + part.size, text.length)
    const shared: Shared = { id: this.#byId.length, outline, size, places: 0, name: undefined, isAdded: false, steps }
    this.#byText.set(text, shared)
    this.#byId.push(shared)
    return shared
  }

  /** Puts the schemas back: one copy in the components, and references to it at its places. */
  share(): Map<string, string> {
    const added = this.#byId.filter((shared) => shared.name === undefined && isRepeated(shared))
    for (const shared of added) Object.assign(shared, { name: this.#freeName(shared), isAdded: true })
    for (const [name, shared] of this.#definitions) this.#components[name] = this.#copy(shared)
    for (const shared of added) this.#components[shared.name ?? ''] = this.#copy(shared)
    for (const [parent, shared] of this.#places) parent.schema = this.#referTo(shared)
    const pointer = ({ name = '' }: Shared) => pointerTo(['components', 'schemas', name])
    return new Map(added.map((shared) => [pointer(shared), pointerTo(shared.steps)]))
  }

  #referTo(shared: Shared): SchemaNode {
    if (!isRepeated(shared) || shared.name === undefined) return this.#copy(shared)
    return { $ref: pointerTo(['components', 'schemas', shared.name]) }
  }

  /** A new object each time, because repairs change the document in place. */
  #copy({ outline }: Shared): SchemaObject {
    if (!isWellFormed(outline)) return structuredClone(outline)
    const copy = mapSubschemas(outline, (part, [keyword]) => {
      const id = isObject(part) ? part[partKey] : undefined
      const shared = typeof id === 'number' ? this.#byId[id] : undefined
      if (!shared) return part
      // The name of a variant is the value of the discriminator, so only a name of the file may be used.
      const isVariant = outline.discriminator !== undefined && /^(one|any)Of$/.test(keyword ?? '')
      return isVariant && shared.isAdded ? this.#copy(shared) : this.#referTo(shared)
    })
    return structuredClone(copy)
  }

  #freeName({ outline, steps }: Shared): string {
    const name = typeof outline.title === 'string' ? outline.title : nameOf(steps)
    const base = name.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'schema'
    const free = freeName(base, (each) => Object.hasOwn(this.#components, each))
    this.#components[free] = true
    return free
  }
}

const partKey = '$part'
const isRepeated = ({ places, size }: Shared) => places > 1 && size >= minSharedSize

/** The property that has the schema, or the operation and the status. */
function nameOf(steps: string[]): string {
  const property = steps.lastIndexOf('properties')
  if (property >= 0) return steps[property + 1] ?? ''
  return steps.filter((step) => !/^(paths|responses|content|schema|.*\/json)$/.test(step)).join(' ')
}

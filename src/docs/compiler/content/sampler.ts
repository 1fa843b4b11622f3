import { isJson } from '#docs/model/media-kind.ts'
import { isObject } from '#domain/is-object.ts'
import type { OpenApiDocument, SchemaNode, SchemaObject } from '#domain/openapi.ts'
import { choicesOf, firstChoiceOf, type ResolvedSchema } from './resolve-schema.ts'
import { sampleNumbers, sampleStrings } from './sample-scalar.ts'
import { givenValues, namesOfOthers, otherMember, typesOf, withDependents } from './schema-values.ts'
import { countViolations, fits } from './schema-violations.ts'

const maxNodes = 120
const maxTries = 24
const maxSteps = 6000
const maxCompared = 40

/** Makes values for one direction. Values are validated with the members that the direction hides. */
export class Sampler {
  #count = 0
  #steps = 0
  readonly #document: OpenApiDocument
  readonly #direction: 'request' | 'response'
  readonly #depth: number
  readonly #hidden = new WeakMap<object, Set<string>>()

  constructor(document: OpenApiDocument, direction: 'request' | 'response', depth: number) {
    this.#document = document
    this.#direction = direction
    this.#depth = depth
  }

  get isLong(): boolean {
    return this.#count > maxNodes
  }

  /** The value without read-only members in a request, and without write-only ones in a response. */
  visible(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.visible(item))
    if (!isObject(value)) return value
    const members = Object.entries(value).filter(([name]) => !this.#hidden.get(value)?.has(name))
    return Object.fromEntries(members.map(([name, member]) => [name, this.visible(member)]))
  }

  sample(node: SchemaNode, open: readonly string[], depth: number): unknown {
    const [fitting] = this.#distinct(node, open, depth, 1)
    return fitting
  }

  /** Up to the wanted number of different values; when none fits, the one with the fewest violations. */
  #distinct(node: SchemaNode, open: readonly string[], depth: number, wanted: number): unknown[] {
    const found = new Map<string, unknown>()
    const unfit: unknown[] = []
    let tries = 0
    this.#count++
    const count = this.#count
    for (const resolved of choicesOf(this.#document, node, open)) {
      if (tries++ >= maxTries || (this.#steps > maxSteps && unfit.length > 0)) break
      this.#count = count
      for (const value of this.#candidates(resolved, node, depth)) {
        this.#steps++
        if (fits(this.#document, node, value)) found.set(JSON.stringify(value), value)
        else if (unfit.length < maxCompared) unfit.push(value)
        if (found.size >= wanted) return [...found.values()]
      }
    }
    if (found.size > 0 && wanted > 1) return this.#varied([...found.values()], { node, open, depth, wanted })
    return found.size > 0 ? [...found.values()] : this.#leastUnfit(unfit, node)
  }

  #leastUnfit(values: unknown[], node: SchemaNode): unknown[] {
    const [first, ...others] = values
    if (first === undefined || others.length === 0 || !isObject(first)) return values.slice(0, 1)
    let best = { value: first as unknown, violations: countViolations(this.#document, node, first) }
    for (const value of others) {
      const violations = countViolations(this.#document, node, value)
      if (violations < best.violations) best = { value, violations }
    }
    return [best.value]
  }

  /** Objects that differ in one member. */
  #varied(
    values: unknown[],
    { node, open, depth, wanted }: { node: SchemaNode; open: readonly string[]; depth: number; wanted: number },
  ): unknown[] {
    const [base] = values
    const resolved = firstChoiceOf(this.#document, node, open)
    if (!isObject(base) || !resolved) return values
    const found = new Map(values.map((value) => [JSON.stringify(value), value]))
    for (const [name, property] of Object.entries(resolved.schema.properties ?? {})) {
      if (!(name in base)) continue
      for (const member of this.#distinct(property, resolved.open, depth + 1, wanted)) {
        const value = this.#hide({ ...base, [name]: member }, this.#hidden.get(base))
        if (fits(this.#document, node, value)) found.set(JSON.stringify(value), value)
        if (found.size >= wanted) return [...found.values()]
      }
    }
    return [...found.values()]
  }

  *#candidates(resolved: ResolvedSchema, node: SchemaNode, depth: number): Generator<unknown> {
    const { schema } = resolved
    for (const value of givenValues(schema)) yield this.#completed(value, resolved, depth)
    if (schema.const !== undefined || schema.enum) return
    for (const type of typesOf(schema)) {
      if (type === 'object') yield* this.#objects(resolved, node, depth)
      else if (type === 'array') yield* this.#arrays(resolved, depth)
      else if (type === 'integer' || type === 'number') yield* sampleNumbers(schema, type)
      else if (type === 'boolean') yield* [true, false]
      else if (type === 'string') yield* this.#strings(resolved, depth)
      else if (type === 'null') yield null
      else yield* [null, 'string', 1, true, {}, []]
    }
    if (schema.default !== undefined) yield schema.default
  }

  /** A text that contains JSON is that of its own schema. */
  *#strings({ schema, open }: ResolvedSchema, depth: number): Generator<string> {
    const { contentMediaType, contentSchema, contentEncoding } = schema
    if (contentSchema !== undefined && contentEncoding === undefined && isJson(String(contentMediaType)))
      yield JSON.stringify(this.visible(this.sample(contentSchema as SchemaNode, open, depth + 1)) ?? null)
    yield* sampleStrings(schema)
  }

  *#objects(resolved: ResolvedSchema, node: SchemaNode, depth: number): Generator<object> {
    const { schema, open } = resolved
    const { properties = {} } = schema
    const required = withDependents(schema.required ?? [], schema)
    const dependents = Object.values(schema.dependentRequired ?? {}).flat()
    const members = new Map<string, unknown>()
    const hidden = new Set<string>()
    for (const name of new Set([...Object.keys(properties), ...required, ...dependents])) {
      const isRequired = required.includes(name)
      const property = Object.hasOwn(properties, name) ? properties[name] : otherMember(schema, name)
      if (property === false || property === undefined) continue
      const isHidden = this.#isHidden(property)
      if (!isRequired && (isHidden || this.#isFull(depth) || this.#isDeprecated(property))) continue
      const value = this.sample(property, open, depth + 1)
      if (value === undefined) continue
      members.set(name, value)
      if (isHidden) hidden.add(name)
    }
    this.#addOthers(resolved, members, hidden.size, depth)
    yield* this.#selections(members, hidden, { node, schema, required })
  }

  /** All members; else the required ones and every other that adds no violation. */
  *#selections(
    members: Map<string, unknown>,
    hidden: Set<string>,
    { node, schema, required }: { node: SchemaNode; schema: SchemaObject; required: string[] },
  ): Generator<object> {
    const of = (names: Iterable<string>) =>
      this.#hide(Object.fromEntries([...names].map((name) => [name, members.get(name)])), hidden)
    const all = [...members.keys()]
    yield of(all)
    const optional = all.filter((name) => !required.includes(name))
    let chosen = all.filter((name) => required.includes(name))
    const isFitting = fits(this.#document, node, of(chosen))
    const violationsOf = (names: Iterable<string>) =>
      isFitting ? Number(!fits(this.#document, node, of(names))) : countViolations(this.#document, node, of(names))
    let violations = violationsOf(chosen)
    for (const name of optional) {
      const needed = withDependents([name], schema)
      const more = all.filter((each) => needed.includes(each) || chosen.includes(each))
      const found = violationsOf(more)
      if (found <= violations) [chosen, violations] = [more, found]
    }
    yield of(chosen)
    if (isFitting) return
    for (const name of optional) yield of([...all.filter((each) => required.includes(each)), name])
    let rest = all
    for (const name of optional.toReversed()) {
      yield of(all.filter((each) => each !== name))
      rest = rest.filter((each) => each !== name)
      yield of(rest)
    }
  }

  /** Members without a property of their own: one to show, or as many as the schema asks for. */
  #addOthers({ schema, open }: ResolvedSchema, members: Map<string, unknown>, hidden: number, depth: number): void {
    const wanted = Math.min(Number(schema.minProperties ?? 0) + hidden, 200)
    const { additionalProperties, patternProperties = {} } = schema
    const isShown = members.size === 0 && typeof additionalProperties === 'object' && !this.#isFull(depth)
    const least = Math.max(wanted, isShown ? 1 : 0)
    for (const name of namesOfOthers(schema, this.#names(schema, open, least))) {
      if (members.size >= least) return
      const node = otherMember(schema, name)
      if (members.has(name) || node === false || node === undefined) continue
      const isAny = node === true && Object.keys(patternProperties).length === 0
      const value = isAny ? 'string' : this.sample(node, open, depth + 1)
      if (value !== undefined) members.set(name, value)
    }
  }

  #names({ propertyNames, patternProperties = {} }: SchemaObject, open: readonly string[], count: number): string[] {
    const nodes: SchemaNode[] = [
      ...Object.keys(patternProperties).map((pattern) => ({
        allOf: [{ type: 'string', pattern }, propertyNames ?? true],
      })),
      ...(propertyNames === undefined ? [] : [{ allOf: [{ type: 'string' }, propertyNames] }]),
    ]
    return nodes.flatMap((node) => this.#distinct(node, open, 0, count + 1).map(String))
  }

  *#arrays(resolved: ResolvedSchema, depth: number): Generator<unknown[]> {
    const { schema, open } = resolved
    const { prefixItems = [], items = schema.unevaluatedItems, contains } = schema
    const minItems = Math.min(Number(schema.minItems ?? 0), 500)
    const maxItems = Number(schema.maxItems ?? Number.POSITIVE_INFINITY)
    const minContains = contains === undefined ? 0 : Number(schema.minContains ?? 1)
    if (this.#isFull(depth) && minItems === 0 && minContains === 0) yield []
    const first = prefixItems.map((item) => this.sample(item, open, depth + 1) ?? null)
    const all = (nodes: (SchemaNode | undefined)[], count: number): unknown[] => {
      const parts = nodes.filter((node) => node !== undefined)
      return count <= 0
        ? []
        : this.#items(parts.length === 1 ? (parts[0] ?? true) : { allOf: parts }, schema, count, open, depth + 1)
    }
    const needed = all([contains, items], minContains)
    const isOpen = items !== undefined && items !== false
    const usual = isOpen && first.length + needed.length === 0 ? 1 : 0
    const missing = Math.max(minItems - first.length - needed.length, usual)
    const rest = items === false ? [] : all([isOpen ? items : anyText], missing)
    yield [...first, ...needed, ...rest].slice(0, maxItems)
    yield first.slice(0, Math.min(minItems, maxItems))
    yield []
  }

  #items(node: SchemaNode, { uniqueItems }: SchemaObject, count: number, open: readonly string[], depth: number) {
    if (uniqueItems === true && count > 1) return this.#distinct(node, open, depth, count)
    const item = this.sample(node, open, depth)
    return item === undefined ? [] : Array.from({ length: count }, () => item)
  }

  /** A value of the file, with the hidden members that it leaves out. */
  #completed(value: unknown, { schema, open }: ResolvedSchema, depth: number): unknown {
    if (Array.isArray(value)) {
      const item = depth > 8 ? null : firstChoiceOf(this.#document, schema.items, open)
      return item ? value.map((each: unknown) => this.#completed(each, item, depth + 1)) : value
    }
    if (!isObject(value)) return value
    const copy = { ...value }
    const hidden = new Set<string>()
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (this.#isHidden(property)) {
        hidden.add(name)
        if (!(name in copy) && schema.required?.includes(name)) copy[name] = this.sample(property, open, depth + 1)
      } else if (name in copy && depth <= 8) {
        const resolved = firstChoiceOf(this.#document, property, open)
        if (resolved) copy[name] = this.#completed(copy[name], resolved, depth + 1)
      }
    }
    return this.#hide(copy, hidden)
  }

  #hide<T extends object>(value: T, names: Set<string> | undefined): T {
    if (names && names.size > 0) this.#hidden.set(value, names)
    return value
  }

  #isHidden(property: SchemaNode): boolean {
    const { readOnly, writeOnly } = this.#marksOf(property)
    return this.#direction === 'request' ? readOnly === true : writeOnly === true
  }

  #isDeprecated = (property: SchemaNode): boolean => this.#marksOf(property).deprecated === true

  /** Cached, because merging is slow and every sample needs them. */
  #marksOf(property: SchemaNode): SchemaObject {
    if (typeof property !== 'object') return {}
    const found = marks.get(property) ?? firstChoiceOf(this.#document, property, [])?.schema ?? {}
    marks.set(property, found)
    return found
  }

  #isFull = (depth: number): boolean => depth >= this.#depth || this.#count > maxNodes
}

const marks = new WeakMap<SchemaObject, SchemaObject>()

const anyText: SchemaNode = { type: 'string' }

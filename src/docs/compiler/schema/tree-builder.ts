import { deprecationOf } from '#docs/model/deprecation.ts'
import type { Html, Property, Schema } from '#docs/model/product.ts'
import type { OpenApiDocument, SchemaNode, SchemaObject } from '#domain/openapi.ts'
import { link } from '../content/markdown-source.ts'
import { buildChoice } from './choice.ts'
import { conditionsOf } from './conditions.ts'
import { constraintsOf } from './constraints.ts'
import { allOf, type Merged, merge, targetOf } from './merge.ts'
import { SchemaNames } from './names.ts'
import { Anchors, distinct, joinPath, type SchemaPosition } from './paths.ts'
import { Subtypes } from './subtypes.ts'
import { isNullable, typeLabel, typesOf } from './type-labels.ts'
import { enumValues, showExamples, showValue } from './values.ts'
import { Weights } from './weights.ts'

/** Below the first level, larger named schemas are expanded on demand. */
const maxNestedNodes = 12

/**
 * Builds the schema trees of one product. Schemas linked by name are collected in `references`; their packs are set
 * later.
 */
export class TreeBuilder {
  readonly references: { name: string; pack: number }[] = []
  readonly names = new SchemaNames()
  readonly #document: OpenApiDocument
  readonly #toHtml: (markdown: string) => Html
  readonly #file: string
  readonly #weights: Weights
  readonly #subtypes: Subtypes

  constructor(document: OpenApiDocument, file: string, toHtml: (markdown: string) => Html) {
    this.#document = document
    this.#file = file
    this.#toHtml = toHtml
    this.#weights = new Weights(document)
    this.#subtypes = new Subtypes(document)
  }

  /** The tree of a body, response or parameter. */
  build(schema: SchemaNode, path: string, anchors: Anchors): Schema {
    return this.node(schema, { path, anchors, allowance: Number.POSITIVE_INFINITY, open: new Set(), root: true })
  }

  /** The named schemas in `references`, and those that they reference in turn. */
  buildNamed(): Map<string, Schema> {
    const built = new Map<string, Schema>()
    for (let index = 0; index < this.references.length; index++) {
      const name = this.references[index]?.name ?? ''
      const ref = this.names.refOf(name)
      if (ref !== undefined && !built.has(name)) built.set(name, this.build({ $ref: ref }, '', new Anchors()))
    }
    return built
  }

  node(schema: SchemaNode, position: SchemaPosition): Schema {
    if (typeof schema === 'boolean') return { type: schema ? 'any' : 'nothing' }
    const [ref, beside] = splitRef(schema)
    if (ref !== undefined && this.#standsAlone(ref, position)) return this.#reference(ref, beside, position)
    return this.#written(this.merge(schema, position.open), position)
  }

  #standsAlone(ref: string, position: SchemaPosition): boolean {
    if (position.open.has(ref)) return true
    return this.#weights.of(ref) > position.allowance || (this.#weights.isRecursive(ref) && !position.root)
  }

  merge(schema: SchemaObject, open: ReadonlySet<string> = new Set()): Merged {
    return merge(schema, { document: this.#document, file: this.#file, subtypes: this.#subtypes, open })
  }

  #reference(ref: string, beside: SchemaObject, position: SchemaPosition): Schema {
    const reference = { name: this.names.nameOf(ref), pack: 0 }
    this.references.push(reference)
    const target = targetOf(this.#document, ref)
    const merged = typeof target === 'boolean' ? undefined : this.merge(target, new Set([ref]))
    const rest = Object.keys(beside).length > 0 ? this.#written(this.merge(beside, position.open), position) : {}
    return {
      ...rest,
      type: merged ? this.#typeOf(merged) : 'any',
      ref: reference,
      ...(merged ? flagsOf(merged.parts) : {}),
      ...(merged && isNullable(merged) ? { nullable: true } : {}),
    }
  }

  #written(merged: Merged, position: SchemaPosition): Schema {
    // Only recursive schemas need tracking.
    const recursive = merged.refs.filter((ref) => this.#weights.isRecursive(ref))
    const inside = { ...position, open: new Set([...position.open, ...recursive]), root: false }
    const below: SchemaPosition = { ...inside, allowance: Math.min(position.allowance, maxNestedNodes) }
    const choice = buildChoice(this, merged, inside)
    if (choice?.only) return choice.only
    return {
      type: typeLabel(merged, this.#itemType(merged), choice?.types),
      ...this.#texts(merged),
      ...flagsOf(merged.parts),
      ...(isNullable(merged) || choice?.nullable ? { nullable: true as const } : {}),
      ...limitsIn(merged, this.#constraints(merged, choice !== undefined)),
      ...this.#values(merged),
      ...this.#properties(merged, below),
      ...this.#items(merged, { ...inside, root: position.root }, below),
      ...(choice?.choice ? { choice: choice.choice } : {}),
      ...(merged.keywords.not === undefined ? {} : { not: this.node(merged.keywords.not, step(below, 'not')) }),
      ...nonEmpty('conditions', this.#conditions(merged, below)),
    }
  }

  #typeOf(merged: Merged): string {
    const options = [...(merged.keywords.oneOf ?? []), ...(merged.keywords.anyOf ?? [])]
    const optionTypes = options.map((option) => this.#optionType(option, merged.refs))
    return typeLabel(merged, this.#itemType(merged), optionTypes)
  }

  #optionType(option: SchemaNode, open: string[]): string {
    if (typeof option === 'boolean') return option ? 'any' : 'nothing'
    return typesOf(this.merge(option, new Set(open))).join(' or ') || 'any'
  }

  #itemType({ keywords: { items } }: Merged): string | undefined {
    if (items === undefined || typeof items === 'boolean') return items === true ? 'any' : undefined
    const [ref] = splitRef(items)
    const target = ref === undefined ? undefined : this.merge({ $ref: ref })
    if (ref !== undefined && target && (target.properties.size > 0 || target.keywords.oneOf))
      return this.names.nameOf(ref)
    if (ref !== undefined && this.#weights.isRecursive(ref)) return this.names.nameOf(ref)
    return this.#typeOf(target ?? this.merge(items))
  }

  #texts({ parts }: Merged): Pick<Schema, 'title' | 'description'> {
    const title = parts.find((part) => part.title !== undefined)?.title
    const texts = parts
      .flatMap((part) => [part.description ?? '', linkTo(part.externalDocs)])
      .filter((text) => text !== '')
    return {
      ...(title === undefined ? {} : { title }),
      ...(texts.length > 0 ? { description: this.#toHtml([...new Set(texts)].join('\n\n')) } : {}),
    }
  }

  #constraints(merged: Merged, inChoice: boolean): string[] {
    const named = [...merged.required].filter((name) => !merged.properties.has(name))
    const isTyped = typesOf(merged).some((type) => type !== 'object' && type !== 'null')
    const format = merged.format !== undefined && !isTyped ? [`format ${merged.format}`] : []
    const phrases = merged.parts.flatMap((part) => constraintsOf(part, inChoice))
    const titles = [...new Set(merged.parts.flatMap((part) => part.title ?? []))]
      .slice(1)
      .map((title) => `also: ${title}`)
    return [
      ...new Set([...(named.length > 0 ? [`requires ${named.join(', ')}`] : []), ...format, ...phrases, ...titles]),
    ]
  }

  #values({ keywords, parts }: Merged): Partial<Schema> {
    const example = [...new Set(parts.flatMap((part) => showExamples(part) ?? []))].join(', ')
    const values = parts
      .filter((part) => part.enum === keywords.enum)
      .flatMap((part) => enumValues(part, this.#toHtml) ?? [])
    return {
      ...(keywords.const === undefined ? {} : { const: showValue(keywords.const) }),
      ...(keywords.default === undefined ? {} : { default: showValue(keywords.default) }),
      ...(example === '' ? {} : { example }),
      ...(keywords.enum ? { values } : {}),
    }
  }

  #properties(merged: Merged, position: SchemaPosition): Partial<Schema> {
    const properties = [...merged.properties].map(([name, schemas]): Property => {
      const inside = step(position, name)
      return { path: inside.path, name, required: merged.required.has(name), schema: this.node(allOf(schemas), inside) }
    })
    const others = merged.parts.flatMap((part) => this.#others(part, position))
    const closed = merged.parts.some(
      (part) => part.additionalProperties === false || part.unevaluatedProperties === false,
    )
    return { ...nonEmpty('properties', properties), ...nonEmpty('others', others), ...(closed ? { closed: true } : {}) }
  }

  #others(part: SchemaObject, position: SchemaPosition): NonNullable<Schema['others']> {
    const named = Object.entries(part.patternProperties ?? {}).map(([pattern, schema]) => ({
      names: `names that match ${pattern}`,
      schema: this.node(schema, step(position, pattern)),
    }))
    const any = [part.additionalProperties, part.unevaluatedProperties]
      .filter((schema) => schema !== undefined && schema !== false)
      .map((schema) => ({ names: 'any other name', schema: this.node(schema ?? true, step(position, '*')) }))
    return [...named, ...any]
  }

  #items({ keywords }: Merged, inside: SchemaPosition, below: SchemaPosition): Partial<Schema> {
    const { items, prefixItems } = keywords
    return {
      ...(prefixItems
        ? { prefixItems: prefixItems.map((item, index) => this.node(item, step(below, `${index}`))) }
        : {}),
      ...(items === undefined ? {} : { items: this.node(items, inside) }),
    }
  }

  #conditions(merged: Merged, position: SchemaPosition): NonNullable<Schema['conditions']> {
    const also = merged.unmerged.map((schema) => ({ label: 'Also', schema }))
    const conditions = [...merged.parts.flatMap(conditionsOf), ...also]
    const labels = distinct(conditions.map(({ label }) => label))
    const inside = { ...position, path: joinPath(position.path, 'if') }
    // The variants of a second discriminator may lead back here.
    const onDemand = { ...inside, allowance: 0 }
    return conditions.map(({ schema }, index) => {
      const isDiscriminated = typeof schema === 'object' && schema.discriminator !== undefined
      return { label: labels[index] ?? '', schema: this.node(schema, isDiscriminated ? onDemand : inside) }
    })
  }
}

/** Splits a schema that is only a reference with annotations. */
function splitRef(schema: SchemaObject): [ref: string | undefined, beside: SchemaObject] {
  const { $ref, allOf: parts, ...beside } = schema
  if ($ref !== undefined) return parts ? [undefined, schema] : [$ref, beside]
  const [only] = parts ?? []
  const alone =
    parts?.length === 1 && typeof only === 'object' && only.$ref !== undefined && Object.keys(only).length === 1
  return alone && !beside.properties ? [only.$ref, beside] : [undefined, schema]
}

const step = (position: SchemaPosition, name: string): SchemaPosition => ({
  ...position,
  path: position.anchors.take(joinPath(position.path, name)),
})

function flagsOf(parts: SchemaObject[]): Partial<Schema> {
  const flag = (name: 'readOnly' | 'writeOnly') =>
    parts.some((part) => part[name] === true) ? { [name]: true as const } : {}
  const { deprecated, deprecation } = deprecationOf(parts.find((part) => part.deprecated === true) ?? {})
  return {
    ...(deprecated && { deprecated }),
    ...(deprecation && { deprecation }),
    ...flag('readOnly'),
    ...flag('writeOnly'),
  }
}

const linkTo = (docs: SchemaObject['externalDocs']): string =>
  docs ? link(docs.description ?? docs.url, docs.url) : ''

/** Annotations of the expressions that are described in words. */
function limitsIn({ parts }: Merged, constraints: string[]): Pick<Schema, 'constraints' | 'patterns'> {
  const patterns = parts.flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : []))
  const unexplained = patterns.filter((pattern) => !constraints.includes(`matches ${pattern}`))
  return { ...nonEmpty('constraints', constraints), ...nonEmpty('patterns', [...new Set(unexplained)]) }
}

function nonEmpty<K extends string, T>(key: K, list: T[]): { [key in K]?: T[] } {
  if (list.length === 0) return {}
  const entry: { [key in K]?: T[] } = {}
  entry[key] = list
  return entry
}

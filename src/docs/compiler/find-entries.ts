import type { FindEntry } from '#docs/model/find.ts'
import { escapeHtml } from '#docs/model/pieces.ts'
import type { Html, Operation, Parameter, Product, Property, Schema } from '#docs/model/product.ts'
import { changesAnchor, introductionAnchor } from '#docs/page/sections.ts'
import { htmlToText } from './content/markdown.ts'

/** All search entries of a product. */
export function findEntries(product: Product, operations: Operation[], schemas: Map<string, Schema>): FindEntry[] {
  const heading = (text: string, anchor: string, words: string): FindEntry => ({
    ...{ text, kind: 'heading', place: product.title, anchor },
    ...(words && { words }),
  })
  const prose = proseByHeading(product)
  const introduction = prose.get('') ? [heading('Introduction', introductionAnchor, prose.get('') ?? '')] : []
  const headings = product.headings.map(({ id, text }) => heading(text, id, prose.get(id) ?? ''))
  const groups = product.groups.map(({ id, name, description }) => heading(name, id, textOf(description)))
  const tables = product.tables.flatMap(({ id, title, note, rows }): FindEntry[] => [
    heading(title, id, textOf(note)),
    ...rows.map(
      ({ id: anchor, text: words }): FindEntry => ({
        ...{ text: anchor.slice(id.length + 1), kind: 'code', place: title, anchor, words },
      }),
    ),
  ])
  const changes = product.changes.map(({ id, version, lines }) => ({
    ...heading(version, id, lines.map(({ text }) => textOf(text)).join(' ')),
    place: 'Changes',
  }))
  const versions = changes.length > 0 ? [heading('Changes', changesAnchor, ''), ...changes] : []
  const fields = new FieldFinder(schemas, product.packCount <= 1)
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  const found = product.groups.flatMap((group) => {
    // Cached: related operations share responses.
    const seen = product.packCount > 1 ? new Set<string>() : undefined
    return group.operations.flatMap(({ id }) => fields.ofOperation(byId.get(id), seen))
  })
  return [...introduction, ...headings, ...groups, ...found, ...tables, ...versions]
}

/** The text of the description below each heading; under '' what stands above the first. */
function proseByHeading({ description, headings }: Product): Map<string, string> {
  const html = description ?? ''
  const startOf = (id: string) => html.lastIndexOf('<', html.indexOf(` id="${escapeHtml(id)}"`))
  const parts = [{ id: '', at: 0 }, ...headings.map(({ id }) => ({ id, at: startOf(id) }))]
  return new Map(parts.map(({ id, at }, index) => [id, textOf(html.slice(at, parts[index + 1]?.at))]))
}

/** Blocks end without a space between them. */
const textOf = (html: Html | null) => htmlToText((html ?? '').replaceAll('</', ' </'))

type Take = (property: Property, anchor: string) => void

class FieldFinder {
  #schemas: Map<string, Schema>
  /** A named schema is listed at the first place that shows it. */
  #opened = new Set<string>()

  /** The index of a product that is loaded in packs would become too large with the descriptions of its fields. */
  #withDescriptions: boolean

  constructor(schemas: Map<string, Schema>, withDescriptions: boolean) {
    this.#schemas = schemas
    this.#withDescriptions = withDescriptions
  }

  #field(name: string, description: Html | null | undefined, place: string, anchor: string): FindEntry {
    const words = this.#withDescriptions ? textOf(description ?? null) : ''
    return { text: name, kind: 'field', place, anchor, ...(words && { words }) }
  }

  /** Fields of responses listed before are skipped. */
  ofOperation(operation: Operation | undefined, seen: Set<string> = new Set()): FindEntry[] {
    if (!operation) return []
    const { id, method, path, summary, parameters, requestBody, responses, callbacks } = operation
    const words = textOf(operation.description)
    return [
      { text: summary, kind: 'operation', place: `${method} ${path}`, anchor: id, ...(words && { words }) },
      { text: `${method} ${path}`, kind: 'path', place: summary, anchor: id },
      ...parameters.flatMap((parameter) => this.#ofParameter(parameter, summary)),
      ...(requestBody?.media ?? []).flatMap(({ schema }) =>
        this.#ofBody(schema, requestBody?.anchor ?? id, summary, new Set()),
      ),
      // A field of several responses is listed in the first of them.
      ...responses.flatMap(({ anchor, headers, media }) => [
        ...headers.flatMap((header) => this.#ofParameter(header, summary)),
        ...media.flatMap(({ schema }) => this.#ofBody(schema, anchor, summary, seen)),
      ]),
      ...responses.map(({ anchor, status }): FindEntry => ({ text: status, kind: 'code', place: summary, anchor })),
      ...callbacks.flatMap((callback) => this.ofOperation(callback.operation)),
    ]
  }

  #ofParameter({ name, anchor, description, schema }: Parameter, place: string): FindEntry[] {
    return [this.#field(name, description, place, anchor), ...this.#ofBody(schema, anchor, place, new Set())]
  }

  #ofBody(schema: Schema | null, base: string, place: string, seen: Set<string>): FindEntry[] {
    const entries: FindEntry[] = []
    const take = ({ name, schema: { description } }: Property, anchor: string) => {
      const inside = anchor.slice(base.length)
      if (seen.has(inside)) return
      seen.add(inside)
      entries.push(this.#field(name, description, place, anchor))
    }
    if (schema) this.#walk(schema, base, '', take)
    return entries
  }

  /** `prefix` is prepended to the paths of a named schema, which are relative to where it is expanded. */
  #walk(schema: Schema, at: string, prefix: string, take: Take): void {
    const named = schema.ref && !this.#opened.has(schema.ref.name) ? this.#schemas.get(schema.ref.name) : undefined
    if (schema.ref && named) {
      this.#opened.add(schema.ref.name)
      this.#walk(named, at, at, take)
    }
    for (const property of schema.properties ?? []) {
      const anchor = prefix === '' ? property.path : `${prefix}/${property.path}`
      take(property, anchor)
      this.#walk(property.schema, anchor, prefix, take)
    }
    for (const [step, part] of partsOf(schema)) this.#walk(part, `${at}${step}`, prefix, take)
  }
}

/** Subschemas other than properties, with their anchor step. */
const partsOf = (schema: Schema): [step: string, part: Schema][] => [
  ...[schema.items].filter((items) => items !== undefined).map((items): [string, Schema] => ['', items]),
  ...(schema.prefixItems ?? []).map((item, index): [string, Schema] => [`/${index}`, item]),
  ...(schema.others ?? []).map((other): [string, Schema] => ['/*', other.schema]),
  ...(schema.choice?.options ?? []).map((option): [string, Schema] => ['', option.schema]),
  ...(schema.conditions ?? []).map((condition): [string, Schema] => ['/if', condition.schema]),
]
